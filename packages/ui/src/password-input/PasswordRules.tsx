import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { checkIcon } from "../icon/shapes.ts";
import { plainList } from "../plain-list.ts";
import { useAfterPause } from "../use-after-pause.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./PasswordInput.css.ts";

/** A rule for a new password, and the function that checks it. */
export type PasswordRule = { label: string; isMet: (password: string) => boolean };

export type RulesLabels = {
  /** What a screen reader reads after each rule in the list. */
  met: string;
  missing: string;
  /** What a screen reader announces when a person pauses while typing. The unmet rules are joined with commas. */
  stillMissing: (rules: string) => string;
  allMet: string;
};

export type PasswordRulesProps = Partial<RulesLabels> & {
  id: string;
  rules: readonly PasswordRule[];
  value: string;
};

/**
 * The rules for a password, ticked off as the person types. `PasswordInput` shows them below the field. The element
 * with the given ID lists the rules and never changes, because a screen reader would read a changed description again
 * after each letter.
 *
 * @example
 * <PasswordRules id="rules" rules={[{ label: "8 characters", isMet: (text) => text.length >= 8 }]} value={typed} />
 */
export function PasswordRules(props: PasswordRulesProps) {
  const {
    id,
    rules,
    value,
    met = "met",
    missing = "not met yet",
    stillMissing = (left) => `Not met yet: ${left}`,
    allMet = "All rules are met",
  } = props;
  const left = rules.filter(({ isMet }) => !isMet(value)).map(({ label }) => label);
  const news = value === "" ? "" : left.length === 0 ? allMet : stillMissing(left.join(", "));
  const announced = useAfterPause(value, news);
  return (
    <>
      <span hidden id={id}>
        {rules.map(({ label }) => label).join(", ")}
      </span>
      <ul {...plainList} className={styles.rules}>
        {rules.map(({ label, isMet }) => {
          const done = isMet(value);
          return (
            <li key={label} className={classNames(styles.rule, done && styles.met)}>
              {done ? <Icon shape={checkIcon} /> : <span className={styles.pending} />}
              <span>{label}</span>
              <VisuallyHidden>, {done ? met : missing}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}
