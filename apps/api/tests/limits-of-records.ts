import { expect } from "vitest";
import { hashToken, newToken } from "../src/people/accounts/tokens.ts";
import { limit } from "../src/platform/rate-limits/limits.ts";
import { sendForm } from "./guide-forms.ts";
import { home, type Scenario, type Stage } from "./limit-stage.ts";
import { giveLicence } from "./people.ts";
import type { Person, TestServer } from "./server.ts";

/** The limits on licences, identities, the set-up and payments. */
export function limitsOfRecords(stage: Stage, unfinished: () => TestServer) {
  const { of, next, on, statusOf, almostFill, times, billed, newPhone, prompt, unclaimed, claims } = stage;
  return {
    wrong_claims: async () => {
      const card = await unclaimed();
      const stranger = await of().person({ role: "learner", hasProfile: false });
      const claim = (network: string, license_number: string) =>
        statusOf(on(network, { token: stranger.token }).drivers.claim({ ...card, license_number }));
      return {
        fill: async (network) => {
          await times(5, () => claim(network, `NONE-${next()}`));
          return claim(network, card.license_number);
        },
        serve: claims(card),
      };
    },
    wrong_claims_of_licence: async () => {
      const card = await unclaimed();
      const wrong = { ...card, date_of_birth: "1971-01-01" };
      return {
        fill: async (network) => {
          const strangers: Person[] = [];
          for (let n = 0; n < 3; n++) strangers.push(await of().person({ role: "learner", hasProfile: false }));
          const claim = (n: number, facts: typeof card) =>
            statusOf(on(network, { token: strangers[n]?.token ?? "" }).drivers.claim(facts));
          for (const n of [0, 0, 0, 0, 1, 1, 1, 1, 2, 2]) await claim(n, wrong);
          return claim(2, card);
        },
        serve: claims(card),
      };
    },
    taken_identity_numbers: async () => {
      const [owner, stranger, holder] = [await of().person(), await of().person(), await of().person()];
      const { id_number } = await holder.kwan.drivers.identification(holder.driver ?? "");
      const put = ({ driver, token }: Person, network: string, number: string) =>
        on(network, { token }).drivers.putIdentification(driver ?? "", { id_type: "ghana_card", id_number: number });
      return {
        fill: async (network) => {
          await times(10, () => statusOf(put(stranger, network, id_number ?? "")));
          return statusOf(put(stranger, network, id_number ?? ""));
        },
        serve: () => put(owner, home, `GHA-${String(710_000_000 + next())}-0`),
      };
    },
    enquiries_from_network: () => {
      const ask = async (network: string) => {
        const fields = { topic: "card", text: "When can I collect my card?", key: `limit-${next()}` };
        const { sent } = await sendForm(of(), "/guide/contact", fields, { network });
        return sent ? 200 : 429;
      };
      return Promise.resolve({
        fill: async (network: string) => {
          await almostFill(limit("enquiries_from_network", { network }));
          await ask(network);
          return ask(network);
        },
        serve: async () => expect(await ask("192.0.2.77"), "on another network").toBe(200),
      });
    },
    messages_of_enquiry: async () => {
      const ask = async () => {
        const fields = { topic: "card", text: "When can I collect my card?", key: `limit-${next()}` };
        return (await sendForm(of(), "/guide/contact", fields, { network: home })).sent;
      };
      const sent = await ask();
      const write = async (network: string) => {
        const fields = { number: sent?.number ?? "", code: sent?.code ?? "", key: `limit-${next()}` };
        const { thread } = await sendForm(
          of(),
          "/guide/follow",
          { ...fields, text: "Is there any news about it?" },
          { network },
        );
        return thread ? 200 : 429;
      };
      return {
        fill: async (network) => {
          await times(20, () => write(network));
          return write(network);
        },
        serve: async () => expect((await ask())?.code).toBeTruthy(),
      };
    },
    wrong_enquiry_codes: async () => {
      const fields = { topic: "card", text: "When can I collect my card?", key: `limit-${next()}` };
      const { sent } = await sendForm(of(), "/guide/contact", fields, { network: home });
      const follow = async (network: string, code: string) => {
        const { thread, problem } = await sendForm(
          of(),
          "/guide/follow",
          { number: sent?.number ?? "", code },
          { network },
        );
        return thread ? 200 : problem?.startsWith("Too many") ? 429 : 404;
      };
      return {
        fill: async (network) => {
          await almostFill(limit("wrong_enquiry_codes", { network }));
          await follow(network, "K7M2P-QX4TD");
          return follow(network, "K7M2P-QX4TD");
        },
        serve: async () => expect(await follow(home, sent?.code ?? "")).toBe(200),
      };
    },
    wrong_share_codes: async () => {
      const holder = await of().person();
      await giveLicence(of(), holder.driver, "2022-04-01");
      const { code } = await holder.kwan.licences.share(holder.driver ?? "");
      const checker = await of().person();
      return {
        fill: async (network) => {
          await times(30, () => statusOf(on(network).licences.check("ABCD-EFGH-JKLM")));
          return statusOf(on(network).licences.check(code));
        },
        serve: () => on(home, { token: checker.token }).licences.check(code),
      };
    },
    wrong_setup_secrets: async () => {
      const server = unfinished();
      const secret = newToken();
      await server.db.kysely.deleteFrom("setup").execute();
      await server.db.kysely.updateTable("users").set({ role: "officer" }).where("role", "=", "admin").execute();
      const expires_at = new Date(server.clock.now.getTime() + 86_400_000);
      await server.db.kysely
        .insertInto("setup")
        .values({ secret_hash: hashToken(secret), opened_at: server.clock.now, expires_at } as never)
        .execute();
      const finish = (network: string, candidate: string) =>
        on(network, { server }).setup.finish({
          secret: candidate,
          first_name: "Ama",
          last_name: "Mensah",
          email: `first${next()}@authority.example`,
          phone_number: newPhone(),
          prices_confirmed: true,
        });
      return {
        fill: async (network) => {
          await times(10, () => statusOf(finish(network, newToken())));
          return statusOf(finish(network, newToken()));
        },
        serve: () => finish(home, secret),
      };
    },
    payments_of_applicant: async () => {
      const { owner, invoice } = await billed();
      const { token, id: account } = owner;
      return {
        fill: async (network) => {
          await almostFill(limit("payments_of_applicant", { invoice: invoice.id, account }));
          await on(network, { token }).invoices.pay(invoice.id, prompt("+233244100100"));
          return statusOf(on(network, { token }).invoices.pay(invoice.id, prompt("+233244100101")));
        },
        // The payment that is open can still be approved.
        serve: () => on(home, { token }).invoices.pay(invoice.id, prompt("+233244100100")),
      };
    },
    payments_of_strangers: async () => {
      const { owner, invoice } = await billed();
      return {
        fill: async (network) => {
          await almostFill(limit("payments_of_strangers", { invoice: invoice.id }));
          await on(network).invoices.pay(invoice.id, prompt());
          return statusOf(on(network).invoices.pay(invoice.id, prompt()));
        },
        serve: () => on(home, { token: owner.token }).invoices.pay(invoice.id, prompt()),
      };
    },
    prompts_of_applicant: async () => {
      const { owner, invoice } = await billed();
      const { token, id: account } = owner;
      const phone = newPhone();
      return {
        fill: async (network) => {
          await almostFill(limit("prompts_of_applicant", { phone, account }));
          await on(network, { token }).invoices.pay(invoice.id, prompt(phone));
          await of()
            .db.kysely.updateTable("payments")
            .set({ status: "failed" })
            .where("phone_number", "=", phone)
            .execute();
          return statusOf(on(network, { token }).invoices.pay(invoice.id, prompt(phone)));
        },
        serve: () => on(home, { token }).invoices.pay(invoice.id, { channel: "card", email: owner.email }),
      };
    },
    prompts_of_strangers: async () => {
      const { owner, invoice } = await billed();
      const phone = newPhone();
      return {
        fill: async (network) => {
          for (let n = 0; n < 3; n++) {
            const { invoice: other } = await billed();
            await on(network).invoices.pay(other.id, prompt(phone));
          }
          return statusOf(on(network).invoices.pay(invoice.id, prompt(phone)));
        },
        serve: () => on(home, { token: owner.token }).invoices.pay(invoice.id, prompt(phone)),
      };
    },
    confirmations: async () => {
      const { owner, service, invoice } = await billed();
      const { id, reference } = await owner.kwan.invoices.pay(invoice.id, prompt());
      return {
        fill: async (network) => {
          await almostFill(limit("confirmations", { payment: id, asker: network }));
          await on(network).payments.confirm(service, { reference });
          return statusOf(on(network).payments.confirm(service, { reference }));
        },
        serve: () => on(home, { token: owner.token }).payments.confirm(service, { reference }),
      };
    },
  } satisfies Readonly<Record<string, () => Promise<Scenario>>>;
}
