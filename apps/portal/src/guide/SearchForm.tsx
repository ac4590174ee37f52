import { Button, TextInput } from "@kwan/ui";
import { m } from "#messages";
import { guide } from "./addresses.ts";
import * as styles from "./guide.css.ts";

/** Searches the guide. It is a plain form, so it needs no script. */
export function SearchForm({ text = "" }: { text?: string }) {
  return (
    <search>
      <form action={guide.search} className={styles.searchRow}>
        <div className={styles.searchField}>
          <TextInput
            type="search"
            name="q"
            label={m.guide_search_label()}
            hint={m.guide_search_hint()}
            maxLength={100}
            defaultValue={text}
          />
        </div>
        <Button type="submit">{m.guide_search()}</Button>
      </form>
    </search>
  );
}
