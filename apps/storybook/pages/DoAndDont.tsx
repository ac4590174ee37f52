import { Banner, Grid, Text } from "@kwan/ui";
import styles from "./pages.module.css";

type DoAndDontProps = {
  /** An example of how we write. */
  good: string;
  /** The same text in a style that we avoid. */
  bad: string;
};

/** Shows two ways to say the same thing, next to each other. */
export function DoAndDont({ good, bad }: DoAndDontProps) {
  return (
    <Grid columns="wide" space="small" className={`sb-unstyled ${styles.pair}`}>
      <Banner tone="success" role="note">
        <Text weight="strong">We write</Text>
        <Text>{good}</Text>
      </Banner>
      <Banner tone="error" role="note">
        <Text weight="strong">Not</Text>
        <Text>{bad}</Text>
      </Banner>
    </Grid>
  );
}
