import { Banner, Inline, LinkButton, Timeline } from "@kwan/ui";
import { Page } from "../../frame/Page.tsx";
import { paths } from "../../paths.ts";

const next = [
  { name: "Your profile is made", state: "done" as const },
  {
    name: "Choose your first service",
    state: "current" as const,
    content: "Each one says what it costs, how long it takes and which papers you need, before you begin.",
  },
  {
    name: "An officer verifies your document",
    state: "to-come" as const,
    content: "At your first visit to a branch. Bring the Ghana Card or passport that you gave us.",
  },
];

export const opening = { title: "Your profile is ready", lead: "You can apply for services now." };

/** /profile/add-success (R-RTE-04) */
export function Component() {
  return (
    <Page {...opening}>
      <Banner tone="positive" heading="Your profile is saved" level={2}>
        You can change how we reach you and where you live at any time.
      </Banner>
      <Timeline steps={next} />
      <Inline>
        <LinkButton href={paths.firstService}>Choose my first service</LinkButton>
        <LinkButton href={paths.profile} tone="secondary">
          See my profile
        </LinkButton>
      </Inline>
    </Page>
  );
}
