import { LoadingRegion, Skeleton } from "@kwan/ui";
import { useEffect, useState } from "react";
import { CheckedLicence } from "../../features/licences/CheckedLicence.tsx";
import { EnterCode } from "../../features/licences/EnterCode.tsx";
import { Page } from "../../page/Page.tsx";
import { base, paths } from "../../paths.ts";

const codeHere = (): string => decodeURIComponent(location.pathname.slice(base.length).split("/")[2] ?? "");

export const pageMeta = {
  title: "Check a licence",
  lead: "See whether a driver's licence is valid, by the code its holder gave you.",
};

/** /verify and /verify/{code} (R-ADD-09) */
export function Component() {
  // The page is prerendered: which code it is for is known only in the browser.
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
        <LoadingRegion label="Checking the code">
          <Skeleton lines={4} />
        </LoadingRegion>
      )}
      {code === "" && <EnterCode onEntered={ask} />}
      {code && <CheckedLicence key={code} code={code} isAsked={isAsked} />}
    </Page>
  );
}
