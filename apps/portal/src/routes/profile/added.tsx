import { Banner, Inline, LinkButton, Timeline } from "@kwan/ui";
import { Page } from "../../page/Page.tsx";
import { paths } from "../../paths.ts";

const next = [
  { name: "Profile created", state: "done" as const },
  {
    name: "Choose your first service",
    state: "current" as const,
    content: "Each one tells you what it costs, how long it takes and which documents you need before you start.",
  },
  {
    name: "An officer checks your document",
    state: "to-come" as const,
    content: "At your first appointment at a branch. Bring the Ghana Card or passport that you entered.",
  },
];

export const pageMeta = { title: "Your profile is ready", lead: "You can apply for services now." };

/** /profile/add-success (R-RTE-04) */
export function Component() {
  return (
    <Page {...pageMeta}>
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
