import { isSignId } from "@kwan/signs";
import { RoadSign } from "@kwan/signs/react";
import { m } from "#messages";
import * as styles from "./tests.css.ts";

/**
 * The road sign in a question. The text alternative does not name the sign, because that would give the answer away.
 */
export function SignPicture({ id }: { id: string | null }) {
  if (id === null || !isSignId(id)) return null;
  return (
    <div className={styles.scene}>
      <RoadSign id={id} title={m.tests_sign_asked()} className={styles.sign} />
      <span className={styles.post} />
    </div>
  );
}
