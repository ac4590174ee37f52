import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { checkIcon } from "../icon/shapes.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./PasswordInput.css.ts";

/** A rule of a new password. */
export type PasswordRule = { label: string; isMet: (password: string) => boolean };

export type PasswordRulesProps = {
  id: string;
  rules: readonly PasswordRule[];
  value: string;
  met?: string;
  missing?: string;
};

/**
 * The rules of a password, ticked off while typing. `PasswordInput` shows them below the field.
 *
 * @example
 * <PasswordRules id="rules" rules={[{ label: "8 characters", isMet: (text) => text.length >= 8 }]} value={typed} />
 */
export function PasswordRules({ id, rules, value, met = "done", missing = "still to do" }: PasswordRulesProps) {
  return (
    <ul id={id} className={styles.rules}>
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
  );
}
