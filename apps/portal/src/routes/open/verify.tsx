import { LoadingRegion, Skeleton } from "@kwan/ui";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { CheckedLicence } from "../../features/open/verify/CheckedLicence.tsx";
import { EnterCode } from "../../features/open/verify/EnterCode.tsx";
import { Page } from "../../page/Page.tsx";
import { base, paths } from "../../paths.ts";

const codeHere = (): string => decodeURIComponent(location.pathname.slice(base.length).split("/")[2] ?? "");

export const pageMeta = {
  title: m.licences_check_a_licence(),
  lead: m.licences_check_lead(),
};

/** The page at /verify and /verify/{code} (R-ADD-09). */
export function Component() {
  // The page is prerendered, so the code in the URL can be read only after hydration.
  const [code, setCode] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const ask = (entered: string) => {
    history.pushState(null, "", paths.checkLicence(entered));
    setAsked(true);
    setCode(entered);
  };
  useEffect(() => {
    const read = () => {
      setAsked(false);
      setCode(codeHere());
    };
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  return (
    <Page {...pageMeta}>
      {code === undefined && (
        <LoadingRegion label={m.licences_checking()}>
          <Skeleton lines={4} />
        </LoadingRegion>
      )}
      {code === "" && <EnterCode onEntered={ask} />}
      {code && <CheckedLicence key={code} code={code} isAsked={isAsked} />}
    </Page>
  );
}
