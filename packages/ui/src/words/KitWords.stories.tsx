import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Banner } from "../banner/Banner.tsx";
import { DateInput } from "../date-input/DateInput.tsx";
import { ErrorSummary } from "../error-summary/ErrorSummary.tsx";
import { Pagination } from "../pagination/Pagination.tsx";
import { Stack } from "../stack/Stack.tsx";
import { TextInput } from "../text-input/TextInput.tsx";
import { Timeline } from "../timeline/Timeline.tsx";
import { KitWords } from "./KitWords.tsx";

const meta = {
  title: "Kwan/KitWords",
  component: KitWords,
  args: {
    words: {
      banner: { dismissLabel: "Fermer" },
      dateInput: { labels: { day: "Jour", month: "Mois", year: "Année" } },
      errorSummary: { heading: "Il y a un problème" },
      field: { optionalLabel: "facultatif" },
      pagination: { label: "Pages", summary: (count, total) => `${count} sur ${total}`, nextLabel: "Suivant" },
      timeline: { stateLabels: { done: "fait", current: "en cours", "to-come": "à venir", failed: "échec" } },
    },
    children: (
      <Stack>
        <Banner heading="Votre carte est prête" onDismiss={() => undefined} />
        <DateInput label="Date de naissance" name="birth" />
        <TextInput label="Autres noms" name="other" required={false} />
        <Pagination shown={20} total={345} next="#next" />
        <Pagination shown={20} total={345} next="#later" nextLabel="Plus tard" label="Autres pages" />
        <ErrorSummary errors={[{ message: "Le prénom est obligatoire" }]} />
        <Timeline steps={[{ name: "Carte imprimée", state: "to-come" }]} />
      </Stack>
    ),
  },
} satisfies Meta<typeof KitWords>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Components inside the provider use its text, unless they receive their own text as props. */
export const French: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Fermer" })).toBeVisible();
    await expect(canvas.getByLabelText("Année")).toBeVisible();
    await expect(canvas.getByText("(facultatif)")).toBeVisible();
    await expect(canvas.getAllByText("20 sur 345")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "Suivant" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Plus tard" })).toBeVisible();
    await expect(canvas.getByText("Carte imprimée")).toHaveTextContent("Carte imprimée, à venir");
    await expect(canvas.getByRole("alert", { name: "Il y a un problème" })).toBeVisible();
  },
};
