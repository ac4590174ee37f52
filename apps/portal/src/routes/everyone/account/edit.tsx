import { phoneInWords } from "@kwan/domain";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { m } from "#messages";
import { ChangeContact } from "../../../features/everyone/account/ChangeContact.tsx";
import { ChangePassword } from "../../../features/everyone/account/ChangePassword.tsx";
import { lastTarget } from "../../../features/open/auth/pending-code.ts";
import { saying } from "../../../page/DoneBanner.tsx";
import { Page } from "../../../page/Page.tsx";
import { pathOf } from "../../../paths.ts";
import { session } from "../../../session/session.ts";

const titles = {
  email: m.account_your_email,
  phone: m.account_your_phone,
  password: m.account_change_password,
} as const;

/** The page at /account/edit, which changes a contact detail or the password. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const part = search.get("part");
  const done = (words: string) => void navigate(pathOf("/account"), saying(words));
  if (part === "password") {
    return (
      <Page key={part} title={titles[part]()}>
        <ChangePassword onChanged={() => done(m.account_password_changed())} />
      </Page>
    );
  }
  if (part === "email" && search.get("from") === "signup") {
    const goOn = (words?: string) => void navigate(session.takeRedirect(), words ? saying(words) : undefined);
    return (
      <Page key="signup" title={m.account_email_verify()}>
        <ChangeContact
          contact="email"
          onLater={() => goOn()}
          onVerified={(verified) => goOn(m.account_verified({ contact: verified }))}
        />
      </Page>
    );
  }
  if (part !== "email" && part !== "phone") return <Navigate to={pathOf("/account")} replace />;
  return (
    <Page key={part} title={titles[part]()}>
      <ChangeContact
        contact={part}
        onVerified={(verified) => {
          lastTarget.keep(verified);
          done(m.account_verified({ contact: phoneInWords(verified) }));
        }}
      />
    </Page>
  );
}
