import {
  Button,
  DateInput,
  Form,
  type FormError,
  Heading,
  Inline,
  Link,
  RadioGroup,
  Stack,
  Stepper,
  SummaryList,
  Text,
  TextInput,
} from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, useState } from "react";
import { expect, userEvent } from "storybook/test";

type Answers = Record<"name" | "born" | "glasses", string>;

const nothing: Answers = { name: "", born: "", glasses: "" };

const says: Record<keyof Answers, string> = {
  name: "Enter your full name, as on your Ghana Card",
  born: "Enter your date of birth, for example 23 4 2001",
  glasses: "Say whether you wear glasses when you drive",
};

const yesOrNo = [
  { value: "Yes", label: "Yes" },
  { value: "No", label: "No" },
];

const answersOf = (form: HTMLFormElement): Answers => ({
  ...nothing,
  ...(Object.fromEntries(new FormData(form)) as Partial<Answers>),
});

const missingIn = (answers: Partial<Answers>): FormError[] =>
  (Object.keys(answers) as (keyof Answers)[]).flatMap((field) =>
    answers[field] ? [] : [{ field, message: says[field] }],
  );

type QuestionProps = { name: keyof Answers; answers: Answers; errors: readonly FormError[] };

/** One question of the form, either alone on a page or with others. */
function Question({ name, answers, errors }: QuestionProps) {
  const error = errors.find(({ field }) => field === name)?.message;
  const rest = { name, defaultValue: answers[name], error };
  if (name === "name") {
    return (
      <TextInput
        {...rest}
        id="name"
        label="Full name"
        hint="Enter it as it appears on your Ghana Card"
        autoComplete="name"
      />
    );
  }
  if (name === "born") return <DateInput {...rest} label="Date of birth" hint="For example, 23 4 2001" isBirthday />;
  return <RadioGroup {...rest} label="Do you wear glasses when you drive?" options={yesOrNo} inRow />;
}

const questions = ["name", "born", "glasses"] as const;

/**
 * A short form on one page. The error summary receives focus, each error is next to its field, and typed text is kept.
 */
function WholeForm({ initialErrors = [] }: { initialErrors?: readonly FormError[] }) {
  const [errors, setErrors] = useState(initialErrors);
  const [isSent, setSent] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = missingIn(answersOf(event.currentTarget));
    setErrors(missing);
    setSent(missing.length === 0);
  };
  return (
    <Stack space="large">
      <Heading level={1}>About you</Heading>
      <Text>It takes about 2 minutes and costs nothing.</Text>
      <Form errors={errors} onSubmit={send} aria-label="About you">
        {questions.map((name) => (
          <Question key={name} name={name} answers={nothing} errors={errors} />
        ))}
        <Button type="submit">Save and continue</Button>
      </Form>
      <Text role="status">{isSent && "Saved."}</Text>
    </Stack>
  );
}

/**
 * A long form: one question per page, a way back on every page, and a page to check all answers before they are
 * submitted.
 */
function OneThingPerPage() {
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState(nothing);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isSent, setSent] = useState(false);
  const name = questions[step];
  const goTo = (next: number) => {
    setErrors([]);
    setStep(next);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!name) return;
    const answer = { [name]: answersOf(event.currentTarget)[name] };
    const missing = missingIn(answer);
    setErrors(missing);
    if (missing.length > 0) return;
    setAnswers({ ...answers, ...answer });
    setStep(answers.glasses ? questions.length : step + 1);
  };
  if (isSent) {
    return (
      <Stack>
        <Heading level={1}>Sent</Heading>
        <Text>We will write to you within 3 days.</Text>
      </Stack>
    );
  }
  return (
    <Stack space="large">
      <Stepper
        steps={[{ name: "Name" }, { name: "Date of birth" }, { name: "Glasses" }, { name: "Check your answers" }]}
        current={step}
      />
      {name ? (
        <Form key={name} errors={errors} onSubmit={save} aria-label="One question">
          <Question name={name} answers={answers} errors={errors} />
          <Inline>
            <Button type="submit">Continue</Button>
            {step > 0 && (
              <Button tone="quiet" onClick={() => goTo(step - 1)}>
                Go back
              </Button>
            )}
          </Inline>
        </Form>
      ) : (
        <Stack space="large">
          <Heading level={1}>Check your answers</Heading>
          <SummaryList
            rows={[
              { name: "Full name", value: answers.name, onChange: () => goTo(0), changes: "your full name" },
              { name: "Date of birth", value: answers.born, onChange: () => goTo(1), changes: "your date of birth" },
              { name: "Glasses", value: answers.glasses, onChange: () => goTo(2), changes: "whether you wear glasses" },
            ]}
          />
          <Text>
            By sending this you say that it is true. <Link href="#privacy">What we do with your data</Link>
          </Text>
          <Button onClick={() => setSent(true)}>Send</Button>
        </Stack>
      )}
    </Stack>
  );
}

const meta = { title: "Patterns/Forms", component: WholeForm } satisfies Meta<typeof WholeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ErrorsAtTheTop: Story = {
  args: { initialErrors: missingIn(nothing) },
  // In a frame, because the summary gets the focus.
  parameters: { docs: { story: { inline: false, height: "52rem" } } },
};

export const ErrorsAreCorrected: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Full name" }), "Ama Mensah");
    await userEvent.click(canvas.getByRole("button", { name: "Save and continue" }));
    const summary = canvas.getByRole("alert", { name: "There is a problem" });
    await expect(summary).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Full name" })).toHaveValue("Ama Mensah");
    await userEvent.click(canvas.getByRole("link", { name: says.glasses }));
    await expect(canvas.getByRole("radio", { name: "Yes" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("radio", { name: "No" }));
    for (const [part, value] of [
      ["Day", "23"],
      ["Month", "4"],
      ["Year", "2001"],
    ] as const) {
      await userEvent.type(canvas.getByRole("textbox", { name: part }), value);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Save and continue" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Saved.");
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const OneQuestionPerPage: Story = {
  render: () => <OneThingPerPage />,
  play: async ({ canvas }) => {
    const goForward = () => userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await goForward();
    await expect(canvas.getByRole("alert")).toHaveTextContent(says.name);
    await userEvent.type(canvas.getByRole("textbox", { name: "Full name" }), "Ama");
    await goForward();
    for (const [part, value] of [
      ["Day", "23"],
      ["Month", "4"],
      ["Year", "2001"],
    ] as const) {
      await userEvent.type(canvas.getByRole("textbox", { name: part }), value);
    }
    await goForward();
    await userEvent.click(canvas.getByRole("radio", { name: "No" }));
    await goForward();
    await expect(canvas.getAllByRole("definition").map((answer) => answer.textContent)).toContain("2001-04-23");
    // The link opens the question with the answer filled in. The form then returns to the page for checking the
    // answers.
    await userEvent.click(canvas.getByRole("button", { name: "Change your full name" }));
    const name = canvas.getByRole("textbox", { name: "Full name" });
    await expect(name).toHaveValue("Ama");
    await userEvent.type(name, " Mensah");
    await goForward();
    await expect(canvas.getByText("Ama Mensah")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("heading", { name: "Sent" })).toBeVisible();
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
