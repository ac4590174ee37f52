import { isSignId } from "@kwan/signs";
import { RoadSign } from "@kwan/signs/react";
import * as styles from "./tests.css.ts";

/** The sign that a question is about, large. It has no name: that would be the answer. */
export function SignPicture({ id }: { id: string | null }) {
  if (id === null || !isSignId(id)) return null;
  return <RoadSign id={id} title="The road sign that is asked about" className={styles.sign} />;
}
