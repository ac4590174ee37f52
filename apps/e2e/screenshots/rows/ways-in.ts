import { breaking, changeAnswer, check, fill, press, type Rows, steps, waitingForCode } from "../screen.ts";
import type { World } from "../world.ts";

const invoiceOf =
  (name: keyof World["payments"]) =>
  ({ payments }: World) => {
    const { invoice, reference } = payments[name];
    return `/extern/invoice/${invoice}${reference && `?reference=${reference}`}`;
  };

const openSetup = {
  state: "open",
  prices: [
    {
      title: "Driver's licence renewal",
      items: [{ title: "Application", amount: "210.00" }],
      total: "210.00",
    },
    { title: "Replace an old card", items: [], total: "0.00" },
    { title: "Home delivery", items: [], total: "40.00" },
  ],
};

/** The screens for pages that need no login. */
export const waysIn: readonly Rows[] = [
  {
    group: "Log in",
    screens: [
      { name: "login", path: "/auth/login", title: "Log in" },
      { name: "login-errors", path: "/auth/login", title: "Log in", act: press("Log in"), shows: "There is a problem" },
      {
        name: "login-refused",
        path: "/auth/login",
        title: "Log in",
        act: steps(
          fill({ "Email address or phone number": "nobody@example.com", Password: "Wrong-Pass-1" }),
          press("Log in"),
        ),
        shows: /password is wrong/,
      },
      {
        name: "login-offline",
        path: "/auth/login",
        title: "Log in",
        act: async (page, world) => {
          await fill({ "Email address or phone number": "ama@example.com", Password: "Wrong-Pass-1" })(page, world);
          await page.context().setOffline(true);
          await press("Log in")(page, world);
        },
        shows: /You are offline|We could not reach the server|did not load/,
      },
      {
        name: "login-unfinished",
        path: "/auth/login",
        title: "Log in",
        before: steps(waitingForCode("signup", { kind: "phone", target: "+233244123456" }), (page) =>
          page.addInitScript(() => sessionStorage.setItem("kwan.notice", "You have logged out.")),
        ),
        shows: "You have not finished signing up",
        movesOnce: true,
      },
      {
        name: "login-code-none",
        path: "/auth/login/verify",
        title: "Enter your code",
        shows: /not have a code to enter/,
      },
      {
        name: "login-code",
        path: "/auth/login/verify",
        title: "Enter your code",
        before: waitingForCode("login"),
        shows: /You can request a new code/,
      },
      {
        name: "login-code-wrong",
        path: "/auth/login/verify",
        title: "Enter your code",
        before: waitingForCode("login"),
        act: steps(fill({ "6-digit code": "123456" }), press("Log in")),
        shows: /That code is wrong or has expired/,
      },
    ],
  },
  {
    group: "Sign up",
    screens: [
      { name: "signup", path: "/auth/signup", title: "Sign up" },
      {
        name: "signup-errors",
        path: "/auth/signup",
        title: "Sign up",
        act: press("Sign up"),
        shows: "There is a problem",
      },
      {
        name: "signup-password-rules",
        path: "/auth/signup",
        title: "Sign up",
        act: fill({ Password: "odwira" }),
      },
      {
        name: "signup-code",
        path: "/auth/signup/verify",
        title: "Verify your phone",
        before: waitingForCode("signup", { kind: "phone", target: "+233244123456" }),
        shows: "024 412 3456",
      },
    ],
  },
  {
    group: "Forgotten password",
    screens: [
      { name: "reset", path: "/auth/forgot-password", title: "Reset your password" },
      {
        name: "reset-errors",
        path: "/auth/forgot-password",
        title: "Reset your password",
        act: press("Send me a code"),
        shows: "There is a problem",
      },
      {
        name: "reset-code",
        path: "/auth/forgot-password/verify",
        title: "Enter your code",
        before: waitingForCode("reset"),
        shows: "ama@example.com",
      },
      {
        name: "reset-new-none",
        path: "/auth/forgot-password/reset",
        title: "New password",
        shows: /You need a code to choose a new password/,
      },
      {
        name: "reset-new",
        path: "/auth/forgot-password/reset",
        title: "New password",
        before: waitingForCode("reset", { resetToken: "a token" }),
        shows: "Save the new password",
      },
      {
        name: "reset-new-errors",
        path: "/auth/forgot-password/reset",
        title: "New password",
        before: waitingForCode("reset", { resetToken: "a token" }),
        act: press("Save the new password"),
        shows: "There is a problem",
      },
    ],
  },
  {
    group: "Invoice by its link",
    screens: [
      {
        name: "invoice-loading",
        path: invoiceOf("unpaid"),
        title: "Invoice",
        before: (page) => page.route("**/api/service/invoice/**", () => {}),
        isLoading: true,
      },
      { name: "invoice-unpaid", path: invoiceOf("unpaid"), title: "Invoice", shows: "How do you want to pay?" },
      {
        name: "invoice-errors",
        path: invoiceOf("unpaid"),
        title: "Invoice",
        act: press(/^Pay GH/),
        shows: "There is a problem",
      },
      {
        name: "invoice-mobile-money",
        path: invoiceOf("unpaid"),
        title: "Invoice",
        act: check("MTN MoMo"),
        shows: "Mobile money number",
      },
      {
        name: "invoice-card",
        path: invoiceOf("unpaid"),
        title: "Invoice",
        act: check("Card"),
        shows: "Email address",
      },
      {
        name: "invoice-waiting",
        path: invoiceOf("waiting"),
        title: "Invoice",
        shows: "Waiting for your approval",
      },
      {
        name: "invoice-waiting-elsewhere",
        path: ({ payments }) => `/extern/invoice/${payments.waiting.invoice}`,
        title: "Invoice",
        shows: "A payment for this invoice is in progress",
      },
      {
        name: "invoice-pending",
        path: invoiceOf("pending"),
        title: "Invoice",
        shows: /We are checking your payment|Paid/,
      },
      {
        name: "invoice-failed",
        path: invoiceOf("failed"),
        title: "Invoice",
        shows: "The payment did not go through",
      },
      { name: "invoice-paid", path: invoiceOf("paid"), title: "Invoice", shows: /^Receipt RCP-/ },
      { name: "invoice-refunded", path: invoiceOf("refunded"), title: "Invoice", shows: /was refunded/ },
      {
        name: "invoice-expired",
        path: invoiceOf("unpaid"),
        title: "Invoice",
        before: changeAnswer("**/api/service/invoice/*/", { status: "expired" }),
        shows: /This invoice has expired/,
      },
      {
        name: "invoice-cancelled",
        path: invoiceOf("unpaid"),
        title: "Invoice",
        before: changeAnswer("**/api/service/invoice/*/", { status: "cancelled" }),
        shows: /This invoice was cancelled/,
      },
      {
        name: "invoice-none",
        path: "/extern/invoice/inv_none",
        title: "Invoice",
        shows: "We could not load the invoice",
      },
      {
        name: "invoice-server-down",
        path: invoiceOf("unpaid"),
        title: "Invoice",
        before: breaking("**/api/service/invoice/**"),
        shows: "We could not load the invoice",
      },
    ],
  },
  {
    group: "Set-up",
    screens: [
      { name: "setup-done", path: "/setup", title: "Set up the portal", shows: "This portal has already been set up" },
      {
        name: "setup-open",
        path: "/setup",
        title: "Set up the portal",
        before: (page) => page.route("**/api/setup/", (route) => route.fulfill({ json: openSetup })),
        shows: "Set-up secret",
      },
    ],
  },
  {
    group: "Check a licence",
    screens: [
      { name: "verify", path: "/verify", title: "Check a licence", shows: "Check" },
      { name: "privacy", path: "/privacy", title: "Privacy notice", shows: "Data Protection Commission" },
      { name: "browsers", path: "/browsers", title: "Browsers that work", shows: "Firefox, version 100 or newer" },
      {
        name: "verify-errors",
        path: "/verify",
        title: "Check a licence",
        act: steps(fill({ Code: "8F2K4-77QD4" }), press("Check")),
        shows: "There is a problem",
      },
      {
        name: "verify-followed",
        path: ({ codes }) => `/verify/${codes.valid}`,
        title: "Check a licence",
        shows: "Check this licence",
      },
      {
        name: "verify-valid",
        path: ({ codes }) => `/verify/${codes.valid}`,
        title: "Check a licence",
        act: press("Check this licence"),
        shows: "This licence is valid.",
      },
      {
        name: "verify-withdrawn",
        path: ({ codes }) => `/verify/${codes.withdrawn}`,
        title: "Check a licence",
        act: press("Check this licence"),
        shows: /has expired or has been cancelled/,
      },
      {
        name: "verify-none",
        path: "/verify/8F2K4-77QD3",
        title: "Check a licence",
        shows: "You cannot check a licence with this code",
      },
    ],
  },
];
