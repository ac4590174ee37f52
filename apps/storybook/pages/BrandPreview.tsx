import {
  Authority,
  Banner,
  Button,
  Checkbox,
  Grid,
  Header,
  IdCard,
  Inline,
  Link,
  Stack,
  StatusTag,
  Text,
  TextInput,
} from "@kwan/ui";
import { type BrandTheme, type ThemeName, themes } from "@kwan/ui/themes";
import styles from "./pages.module.css";

const names = Object.keys(themes) as ThemeName[];

/** Each card on a page has a name of its own. */
const holders: Record<ThemeName, string> = {
  light: "Ines Duarte",
  dark: "Kofi Mensah",
  "high-contrast": "Lena Hoffmann",
  "high-contrast-dark": "Adjoa Boateng",
};

/** The stylesheet of a brand, for the previews alone. */
const onlyInPreviews = (css: string): string =>
  css
    .replaceAll(":root, [data-theme] {", `.${styles.preview} [data-theme] {`)
    .replaceAll(":root {", `.${styles.preview} {`);

/** Some components in a brand, in each of its themes. */
export function BrandPreview({ css }: Pick<BrandTheme, "css">) {
  return (
    <div className={styles.preview}>
      <style>{onlyInPreviews(css)}</style>
      <Authority pattern={null}>
        <Grid columns="wide">
          {names.map((name) => (
            <section key={name} data-theme={name} aria-label={`The ${name} theme`} className={styles.themed}>
              <Header
                navLabel={`Main, ${name}`}
                brand={<Text weight="strong">Your authority</Text>}
                actions={<Link href="#log-in" tone="inherit">{`Log in (${name})`}</Link>}
              />
              <Stack className={styles.inside}>
                <Inline>
                  <Button>Continue</Button>
                  <Button tone="secondary">Save</Button>
                  <StatusTag tone="success">Paid</StatusTag>
                  <StatusTag tone="warning">Late</StatusTag>
                </Inline>
                <Banner tone="info" role="note">
                  The office opens at 8. <Link href="#hours">See all hours</Link>
                </Banner>
                <TextInput label="Full name" name={`name-${name}`} defaultValue={holders[name]} />
                <Checkbox label="I agree" name={`agree-${name}`} defaultChecked />
                <IdCard
                  heading="Resident card"
                  issuer="Your authority"
                  holder={holders[name]}
                  front={[{ name: "Number", value: "20418" }]}
                />
              </Stack>
            </section>
          ))}
        </Grid>
      </Authority>
    </div>
  );
}
