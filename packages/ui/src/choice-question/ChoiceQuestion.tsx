import { type HTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { Banner } from "../banner/Banner.tsx";
import { Card } from "../card/Card.tsx";
import type { ChoiceOption } from "../choice/Choice.tsx";
import { Heading, type HeadingProps } from "../heading/Heading.tsx";
import { RadioGroup, type RadioGroupProps } from "../radio-group/RadioGroup.tsx";
import { Stack } from "../stack/Stack.tsx";
import { useWords } from "../words/use-words.ts";

type Answer = Pick<
  RadioGroupProps,
  "name" | "value" | "defaultValue" | "onValueChange" | "error" | "required" | "disabled" | "form"
>;

export type ChoiceQuestionProps = Omit<HTMLAttributes<HTMLElement>, keyof Answer> &
  Answer & {
    /** The question. */
    heading: ReactNode;
    /** The heading level in the page outline. */
    level?: HeadingProps["level"];
    /** For moving the focus to the question when the next one is shown. */
    headingRef?: Ref<HTMLHeadingElement> | undefined;
    /** What the question is about, such as a picture of a sign. Its text alternative must not give the answer away. */
    picture?: ReactNode;
    /** Help with reading the question, such as a button that reads it aloud. It comes after the question. */
    help?: ReactNode;
    options: readonly ChoiceOption[];
    /** The label of the options. */
    label?: ReactNode;
    /**
     * The value of the right option. Set it once a person has answered: the options can then no longer be changed, and the
     * question says whether the answer was right.
     */
    rightValue?: string | undefined;
    /** Why the right answer is right. It is shown with `rightValue`. */
    explanation?: ReactNode;
    rightLabel?: string;
    /** What comes before the right answer, for people who chose another. */
    wrongLabel?: string;
    /** The buttons below the options. */
    children?: ReactNode;
    ref?: Ref<HTMLElement> | undefined;
  };

/**
 * A question of a test or a quiz with its picture, of whose options one is right. It can say whether the answer was right, and
 * why. Keys: Tab moves to the options, and the arrow keys choose another.
 *
 * @example
 * <ChoiceQuestion
 *   heading="What does this sign mean?"
 *   name="answer"
 *   options={[{ value: "a", label: "Stop" }, { value: "b", label: "Give way" }]}
 * >
 *   <Button type="submit">Check</Button>
 * </ChoiceQuestion>
 */
export function ChoiceQuestion(props: ChoiceQuestionProps) {
  const {
    heading,
    level = 2,
    headingRef,
    picture,
    help,
    options,
    label = "Choose one answer",
    rightValue,
    explanation,
    rightLabel = "Correct",
    wrongLabel = "The correct answer is:",
    name,
    value,
    defaultValue,
    onValueChange,
    error,
    required,
    disabled,
    form,
    children,
    id: ownId,
    ...native
  } = useWords("choiceQuestion", props);
  const madeId = useId();
  const id = ownId ?? madeId;
  const isAnswered = rightValue !== undefined;
  const isRight = value === rightValue;
  return (
    <Card {...native} id={id} roomy>
      <Stack space="large">
        {picture}
        <Heading level={level} ref={headingRef} {...(headingRef && { tabIndex: -1 })}>
          {heading}
        </Heading>
        {help}
        <RadioGroup
          label={label}
          name={name}
          value={value}
          defaultValue={defaultValue}
          onValueChange={onValueChange}
          error={error}
          required={required}
          form={form}
          disabled={disabled || isAnswered}
          options={options}
        />
        {isAnswered && (
          <Banner
            id={`${id}-result`}
            tone={isRight ? "success" : "error"}
            level={level === 4 ? 4 : ((level + 1) as 2 | 3 | 4)}
            heading={
              isRight ? (
                rightLabel
              ) : (
                <>
                  {wrongLabel} {options.find((each) => each.value === rightValue)?.label}
                </>
              )
            }
          >
            {explanation}
          </Banner>
        )}
        {children}
      </Stack>
    </Card>
  );
}
