import type { Answer, Memory } from "./play.ts";

export const id = (answer: Answer): string => answer.id;

export const get = (path: (memory: Memory) => string) => (memory: Memory) => ({ method: "GET", path: path(memory) });

export const post =
  (
    path: (memory: Memory) => string,
    body?: (memory: Memory) => unknown,
    headers?: (memory: Memory) => Record<string, string>,
  ) =>
  (memory: Memory) => ({
    method: "POST",
    path: path(memory),
    body: body?.(memory),
    ...(headers && { headers: headers(memory) }),
  });

export const ifMatch = ({ etag = "" }: Memory) => ({ "if-match": etag });

export const kind = "lost-damaged-license";

export const details = ({ number }: Memory) => ({
  license_number: number,
  damage: "broken",
  description: "It broke in two.",
});

export const document = () => "%PDF-1.7 a picture of a broken card";

export const upload = (service: string, content: string, name = "card.pdf"): FormData => {
  const form = new FormData();
  form.set("service", service);
  form.set("document", "damaged_card_photo");
  form.set("file", new File([content], name, { type: "application/pdf" }));
  return form;
};

export const pay = (body: object) =>
  post(
    ({ invoice }) => `/service/invoice/${invoice}/pay/`,
    () => body,
  );

export const card = { channel: "card", email: "ama@mail.example" };

export const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" };

export const keepPayment = { payment: id, reference: ({ reference }: Answer): string => reference };

export const act = (action: string) =>
  post(
    ({ service }) => `/service/${service}/action/`,
    () => ({ action }),
    ifMatch,
  );
