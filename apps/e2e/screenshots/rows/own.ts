import { breaking, changeAnswer, fill, press, type Rows, type Screen, steps } from "../screen.ts";

/** Returns the tag that the portal gives to what a person keeps on a device. */
const ownerTag = (username: string): string => {
  let hash = 0x811c9dc5;
  for (const letter of username) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** Returns the screen for one step of creating a profile, with the earlier steps completed. */
const newProfile = (step: string, more: Pick<Screen, "act" | "shows"> = {}): Screen => ({
  name: `profile-add-${step}${more.act ? "-errors" : ""}`,
  as: "newcomer",
  path: `/profile/add?step=${step}`,
  title: "Create your driver profile",
  before: (page, world) =>
    page.addInitScript(
      (of) =>
        localStorage.setItem(
          "kwan.form.profile",
          JSON.stringify({
            of,
            fields: {
              identity: {
                first_name: "Esi",
                last_name: "Boateng",
                id_type: "ghana_card",
                id_number: "GHA-123456789-1",
              },
              birth: {
                date_of_birth: "2001-02-28",
                sex: "female",
                nationality: { value: "GH", label: "Ghanaian" },
              },
              contact: { phone_number: "+233244123456", email: "esi@example.com" },
              address: { digital_address: "GA-183-8164", city: "Accra", country: "Ghana" },
            },
          }),
        ),
      ownerTag(String(world.loginOf("newcomer").user.username)),
    ),
  ...more,
});

/** The screens that show people their own data. */
export const own: readonly Rows[] = [
  {
    group: "Home",
    screens: [
      { name: "home-newcomer", as: "newcomer", path: "/", title: "Home", shows: "Create your driver profile" },
      { name: "home-beginner", as: "beginner", path: "/", title: "Home", shows: "What to do next" },
      { name: "home-learner", as: "learner", path: "/", title: "Home", shows: "What to do next" },
      { name: "home-driver", as: "driver", path: "/", title: "Home", shows: "Renew your licence" },
      { name: "home-in-review", as: "in_review", path: "/", title: "Home", shows: "Your applications" },
      { name: "home-to-pay", as: "awaiting_payment", path: "/", title: "Home", shows: /^Pay/ },
      { name: "home-school", as: "school", path: "/", title: "Home", shows: /lessons recorded?/ },
      { name: "home-reviewer", as: "reviewer", path: "/", title: "Home", shows: /Not taken: \d+/ },
      { name: "home-officer", as: "officer", path: "/", title: "Home", shows: /Not taken: \d+/ },
      { name: "home-accountant", as: "accountant", path: "/", title: "Home", shows: "Open the books" },
      { name: "home-admin", as: "admin", path: "/", title: "Home", shows: "Undelivered messages" },
    ],
  },
  {
    group: "Claim",
    screens: [
      { name: "claim", as: "newcomer", path: "/licence/claim", title: "Link your licence", shows: "Link my licence" },
      {
        name: "claim-errors",
        as: "beginner",
        path: "/licence/claim",
        title: "Link your licence",
        act: press("Link my licence"),
        shows: "There is a problem",
      },
    ],
  },
  {
    group: "Profile",
    screens: [
      { name: "profile-none", as: "newcomer", path: "/profile", title: "Profile" },
      { name: "profile", as: "driver", path: "/profile", title: "Profile", shows: "Eye test" },
      { name: "profile-learner", as: "learner", path: "/profile", title: "Profile", shows: "Eye test" },
      { name: "profile-asking", as: "asking", path: "/profile", title: "Profile", shows: /from Adjei to Owusu/ },
      { name: "profile-refused", as: "refused", path: "/profile", title: "Profile", shows: "If you disagree" },
      { name: "profile-staff", as: "officer", path: "/profile", title: "Profile", shows: "Your staff account" },
      {
        name: "profile-failed",
        as: "driver",
        path: "/profile",
        title: "Profile",
        before: breaking("**/api/learner/**"),
        shows: /We could not load your profile/,
      },
      { name: "profile-edit", as: "driver", path: "/profile/edit", title: "What do you want to change?" },
      { name: "profile-edit-address", as: "driver", path: "/profile/edit?part=address", title: "Where you live" },
      {
        name: "profile-edit-identity",
        as: "driver",
        path: "/profile/edit?part=identity",
        title: "Names, date of birth or nationality",
        shows: "Send my request",
      },
      {
        name: "profile-edit-identity-errors",
        as: "driver",
        path: "/profile/edit?part=identity",
        title: "Names, date of birth or nationality",
        act: steps(fill({ Surname: "Owusu" }), press("Send my request")),
        shows: "There is a problem",
      },
      {
        name: "profile-edit-identity-waits",
        as: "asking",
        path: "/profile/edit?part=identity",
        title: "Names, date of birth or nationality",
        shows: "You already have a change waiting for a decision",
      },
      {
        name: "profile-edit-identification",
        as: "driver",
        path: "/profile/edit?part=identification",
        title: "ID",
      },
    ],
  },
  {
    group: "New profile",
    screens: [
      { name: "profile-add", as: "newcomer", path: "/profile/add", title: "Create your driver profile" },
      {
        name: "profile-add-errors",
        as: "newcomer",
        path: "/profile/add",
        title: "Create your driver profile",
        act: press("Continue"),
        shows: "There is a problem",
      },
      newProfile("birth"),
      newProfile("birth", { act: steps(fill({ Month: "13" }), press("Continue")), shows: "There is a problem" }),
      newProfile("contact"),
      newProfile("address"),
      newProfile("check", { shows: "Create my profile" }),
      {
        name: "profile-add-has-one",
        as: "driver",
        path: "/profile/add",
        title: "Create your driver profile",
        shows: "You already have a profile",
      },
      { name: "profile-added", as: "driver", path: "/profile/add-success", title: "Your profile is ready" },
    ],
  },
  {
    group: "Account",
    screens: [
      { name: "account", as: "driver", path: "/account", title: "Account", shows: "This device" },
      {
        name: "account-decisions",
        as: "appealing",
        path: "/account",
        title: "Account",
        shows: /^You appealed on/,
      },
      { name: "account-newcomer", as: "newcomer", path: "/account", title: "Account", shows: "Not verified yet" },
      {
        name: "account-edit-email",
        as: "driver",
        path: "/account/edit?part=email",
        title: "Your email address",
        shows: "New email address",
      },
      {
        name: "account-edit-email-errors",
        as: "driver",
        path: "/account/edit?part=email",
        title: "Your email address",
        act: press("Send me a code"),
        shows: "There is a problem",
      },
      {
        name: "account-edit-email-code",
        as: "driver",
        path: "/account/edit?part=email",
        title: "Your email address",
        before: changeAnswer("**/api/users/me/", { pending_email: "kwame@example.com" }),
        shows: "Enter the code that we sent to",
      },
      {
        name: "account-pending",
        as: "driver",
        path: "/account",
        title: "Account",
        before: changeAnswer("**/api/users/me/", { pending_email: "kwame@example.com" }),
        shows: "Verify your new email address",
      },
      {
        name: "account-edit-phone",
        as: "driver",
        path: "/account/edit?part=phone",
        title: "Your phone number",
        shows: "New phone number",
      },
      {
        name: "account-edit-password",
        as: "driver",
        path: "/account/edit?part=password",
        title: "Change your password",
        shows: "Your current password",
      },
      {
        name: "account-delete",
        as: "driver",
        path: "/account",
        title: "Account",
        act: press("Delete my account"),
        shows: "Keep my account",
      },
      {
        name: "account-delete-errors",
        as: "driver",
        path: "/account",
        title: "Account",
        act: steps(press("Delete my account"), press("Delete my account")),
        shows: "There is a problem",
      },
      {
        name: "account-to-be-deleted",
        as: "driver",
        path: "/account",
        title: "Account",
        before: changeAnswer("**/api/users/me/", { deletes_at: "2026-12-21T09:00:00Z" }),
        shows: "Keep my account",
      },
      { name: "notifications", as: "driver", path: "/notifications", title: "Notifications" },
      { name: "notifications-none", as: "newcomer", path: "/notifications", title: "Notifications" },
      {
        name: "share",
        as: "driver",
        path: "/licence/share",
        title: "Share your licence",
        shows: "Not used yet",
      },
      {
        name: "share-none",
        as: "testing",
        path: "/licence/share",
        title: "Share your licence",
        shows: "You have not created a code yet",
      },
    ],
  },
  {
    group: "Branches and practice",
    screens: [
      { name: "branches", as: "driver", path: "/branches", title: "Branches", shows: "40 branches" },
      {
        name: "branches-none",
        as: "driver",
        path: "/branches",
        title: "Branches",
        act: fill({ "Name or town": "Atlantis" }),
        shows: "No branches found",
      },
      {
        name: "branches-place-refused",
        as: "driver",
        path: "/branches",
        title: "Branches",
        act: press("Find the nearest branch"),
        shows: /did not share its location/,
      },
      { name: "practice", as: "learner", path: "/tests/practice", title: "Practice", shows: /^Question 1 of/ },
      {
        name: "practice-errors",
        as: "learner",
        path: "/tests/practice",
        title: "Practice",
        act: press("Check"),
        shows: "Choose an answer",
      },
      {
        name: "practice-answered",
        as: "learner",
        path: "/tests/practice",
        title: "Practice",
        act: async (page, world) => {
          await page.getByRole("radio").first().check();
          await press("Check")(page, world);
        },
        shows: /^(Correct|The correct answer is)/,
      },
      {
        name: "practice-traffic",
        as: "learner",
        path: "/tests/practice",
        title: "Practice",
        act: (page) => page.getByRole("tab").nth(1).click(),
        shows: /^Question 1 of/,
      },
    ],
  },
];
