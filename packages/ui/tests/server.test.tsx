import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Button, createToaster, Dialog, Form, LoadingBar, TextInput, Toasts } from "../src/index.ts";

test("placeholder", () => {
  expect(
    renderToString(
      <Form errors={[{ field: "name", message: "Enter your name" }]}>
        <TextInput label="Name" id="name" />
        <Button type="submit">Go on</Button>
        <Dialog open={false} onClose={() => {}} title="Sure?" />
        <LoadingBar loading={false} />
        <Toasts toaster={createToaster()} />
      </Form>,
    ),
  ).toContain("Go on");
});
