import { type Part, parts } from "@kwan/domain";
import { type LoaderFunctionArgs, useParams } from "react-router";
import { m } from "#messages";
import { TheoryTest } from "../../../../features/citizen/tests/TheoryTest.tsx";
import { noSuchPage } from "../../../../page/no-such-page.ts";
import { Page } from "../../../../page/Page.tsx";
import { paths } from "../../../../paths.ts";
import { useSession } from "../../../../session/use-session.ts";

const isPart = (text: string | undefined): text is Part => parts.some((part) => part === text);

/** Throws a 404 if the test has no such part. */
export function loader({ params, request }: LoaderFunctionArgs): null {
  if (isPart(params.part)) return null;
  throw noSuchPage(request);
}

/** The page at /services/view/{id}/{code}/test/{part} (R-ADD-02). */
export function Component() {
  const { serviceId = "", code = "", part } = useParams();
  const { user } = useSession();
  if (!isPart(part)) return null;
  return (
    <Page title={m.tests_title({ part })}>
      <TheoryTest
        sitting={{ part, driver: user?.driver ?? "", service: serviceId }}
        backHref={paths.service(serviceId, code)}
      />
    </Page>
  );
}
