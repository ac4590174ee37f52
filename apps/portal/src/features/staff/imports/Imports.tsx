import { mayDo } from "@kwan/domain";
import { importRow } from "@kwan/domain/imports";
import {
  Button,
  type Column,
  DataTable,
  FileUpload,
  type FileUploadProps,
  Heading,
  Stack,
  StatusTag,
  Text,
} from "@kwan/ui";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { saveFile } from "../../../files/save-file.ts";
import { paths } from "../../../paths.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { useSession } from "../../../session/use-session.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import { type Import, kwan, q, readAgain } from "./queries.ts";
import { templateFile } from "./template.ts";
import { stateWords } from "./words.ts";

const keyOf = ({ id }: Import) => id;
const hrefOf = ({ id }: Import) => paths.import(id);

/** The uploaded files, with a form for administrators to upload another. */
export function Imports() {
  const { role } = useSession().user ?? {};
  const query = useInfiniteQuery(q.imports.list.infinite({ limit: 20 }));
  const columns = useMemo<readonly Column<Import>[]>(
    () => [
      { key: "name", header: m.imports_file(), cell: ({ name }) => name },
      {
        key: "state",
        header: m.imports_state(),
        cell: ({ state }) => <StatusTag tone={stateWords[state].tone}>{stateWords[state].label()}</StatusTag>,
      },
      { key: "rows", header: m.imports_rows(), cell: ({ counts }) => numberInWords(counts.rows), align: "end" },
      {
        key: "imported",
        header: m.imports_result_imported(),
        cell: ({ counts }) => numberInWords(counts.imported),
        align: "end",
      },
      { key: "made_by", header: m.imports_uploaded_by(), cell: ({ made_by }) => made_by.name },
      { key: "made_at", header: m.imports_uploaded_at(), cell: ({ made_at }) => timeInWords(made_at) },
    ],
    [],
  );
  return (
    <Stack space="xlarge">
      {role && mayDo(role, "imports.make") && <UploadForm />}
      <Stack as="section" aria-labelledby="imports-list">
        <Heading level={2} id="imports-list">
          {m.imports_uploaded()}
        </Heading>
        <PagedTable
          query={query}
          of={m.imports_the_imports()}
          columns={columns}
          rowKey={keyOf}
          rowHref={hrefOf}
          empty={<Text tone="secondary">{m.imports_none()}</Text>}
        />
      </Stack>
    </Stack>
  );
}

/** The largest file that the server accepts, in bytes. A larger file is rejected before it is uploaded. */
const largestFile = 100 * 1_048_576;

/** Uploads a file as soon as it is chosen, and opens the import's page. The upload only starts the check. */
function UploadForm() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const upload: FileUploadProps["upload"] = async (file, { signal, onProgress }) => {
    if (file.size > largestFile) throw new Error(m.imports_file_too_large());
    const progress = ({ loaded, total }: { loaded: number; total: number }) => onProgress(loaded / total);
    try {
      const { id } = await kwan.imports.start({ kind: "licences", file }, { signal, onProgress: progress });
      await readAgain(client);
      void navigate(paths.import(id));
      return { id, name: file.name, bytes: file.size };
    } catch (cause) {
      throw new Error(errorsOf(cause)[0]?.message, { cause });
    }
  };
  return (
    <Stack as="section" aria-labelledby="imports-upload">
      <Heading level={2} id="imports-upload">
        {m.imports_upload_title()}
      </Heading>
      <Text>{m.imports_upload_about()}</Text>
      <Text tone="secondary">{importRow("licences").match}</Text>
      <div>
        <Button tone="secondary" onClick={() => void saveFile(() => Promise.resolve(templateFile()))}>
          {m.imports_template()}
        </Button>
      </div>
      <FileUpload label={m.imports_file()} hint={m.imports_file_hint()} maxFiles={1} upload={upload} />
      <details>
        <summary>{m.imports_columns_title()}</summary>
        <ColumnsTable />
      </details>
    </Stack>
  );
}

type ColumnRow = {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly example: string;
};
const nameOf = ({ name }: ColumnRow) => name;

/** The name, the code and an example of each column, and whether it is required. */
function ColumnsTable() {
  const { columns: fields, examples } = importRow("licences");
  const rows = Object.entries(fields).map(([name, { label, is_optional }]) => ({
    name,
    label,
    isRequired: is_optional !== true,
    example: examples[name] ?? "",
  }));
  const columns = useMemo<readonly Column<ColumnRow>[]>(
    () => [
      { key: "label", header: m.imports_column(), cell: ({ label }) => label },
      { key: "name", header: m.imports_column_code(), cell: ({ name }) => name },
      {
        key: "required",
        header: m.imports_column_needed(),
        cell: ({ isRequired }) => (isRequired ? m.imports_required() : m.imports_optional()),
      },
      { key: "example", header: m.imports_example(), cell: ({ example }) => example },
    ],
    [],
  );
  return <DataTable caption={m.imports_columns_title()} hideCaption columns={columns} rows={rows} rowKey={nameOf} />;
}
