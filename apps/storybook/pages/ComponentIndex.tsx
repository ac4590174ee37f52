import { entries } from "virtual:catalogue";
import { SearchInput, Text } from "@kwan/ui";
import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { useState } from "react";
import { componentsIn, groups, tasks } from "../catalogue/tasks.ts";
import { pathOf } from "../docs/links.tsx";
import styles from "./component-index.module.css";
import { pictures } from "./pictures/pictures.ts";

const wordsOf = (name: string) => `${name} ${tasks[name]?.join(" ")}`.toLowerCase();

/** Whether a component has every word of a search in its name or its tasks. */
export const matches = (name: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => wordsOf(name).includes(word));

function Tile({ name }: { name: string }) {
  return (
    <li className={styles.tile}>
      <div aria-hidden inert className={styles.picture}>
        <div className={styles.small}>{pictures[name]}</div>
      </div>
      <AnchorMdx href={pathOf(name) ?? ""} target="_self">
        {name}
      </AnchorMdx>
      {tasks[name]?.map((task) => (
        <Text key={task} size="small">
          {task}
        </Text>
      ))}
    </li>
  );
}

/** Every component with a picture, grouped by what it is for, and found by its name or by a task. */
export function ComponentIndex() {
  const [search, setSearch] = useState("");
  const listed = groups.map((group) => ({
    group,
    names: componentsIn(group).filter((name) => matches(name, search)),
  }));
  const count = listed.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <div className={`sb-unstyled ${styles.index}`}>
      <SearchInput
        label="What do you need?"
        hideLabel={false}
        hint="For example, ask for a date"
        onSearch={setSearch}
        width="long"
      />
      <p role="status">
        {count === 0
          ? "No component has these words. Try another, such as ask, show or list."
          : `${count} of ${entries.length} components`}
      </p>
      {listed
        .filter(({ names }) => names.length > 0)
        .map(({ group, names }) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul {...{ role: "list" }} className={styles.tiles}>
              {names.map((name) => (
                <Tile key={name} name={name} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
