import { check, fill, press, type Rows, steps } from "../screen.ts";

/** What somebody without an account reads. */
export const guide: readonly Rows[] = [
  {
    group: "The guide, for everybody",
    screens: [
      { name: "guide", path: "/guide", title: "Driving licences in Ghana", shows: "What do you want to do?" },
      {
        name: "guide-kind",
        path: "/guide/license-application",
        title: "Driver's licence",
        shows: "What happens, step by step",
      },
      { name: "guide-prices", path: "/guide/prices", title: "Prices", shows: "Only if you choose it" },
      {
        name: "guide-branches",
        path: "/guide/branches?near=Tamale&service=drivers-renewal",
        title: "Branches: Driver's licence renewal",
        shows: "Tamale Regional Office",
      },
      {
        name: "guide-branch",
        path: "/guide/branches/GA1",
        title: "Accra (37) Regional Office branch",
        shows: "Opening hours",
      },
      { name: "guide-contact", path: "/guide/contact", title: "Ask us a question", shows: "What is it about?" },
      {
        name: "guide-complaint-errors",
        path: "/guide/complaint",
        title: "Make a complaint",
        act: press("Send the complaint"),
        shows: "There is a problem",
      },
      {
        name: "guide-complaint-sent",
        path: "/guide/complaint",
        title: "Make a complaint",
        act: steps(
          check("Something takes too long"),
          fill({ "What happened?": "I have waited for my card since May." }),
          press("Send the complaint"),
        ),
        shows: "We have your complaint",
      },
      {
        name: "guide-follow",
        path: "/guide/follow",
        title: "Follow your question or complaint",
        shows: "For example, K7M2P-QX4TD",
      },
      { name: "guide-check", path: "/guide/check", title: "Which service do I need?", shows: "Drive abroad" },
      {
        name: "guide-check-errors",
        path: "/guide/check?want=bigger",
        title: "Which service do I need?",
        act: press("See the answer"),
        shows: "There is a problem",
      },
      {
        name: "guide-check-answer",
        path: "/guide/check?want=name",
        title: "Which service do I need?",
        act: steps(check("Yes"), press("See the answer")),
        shows: "You can apply today",
      },
      {
        name: "guide-search",
        path: "/guide/search?q=lost",
        title: "Results for “lost”",
        shows: "Replace a lost or stolen licence",
      },
      {
        name: "guide-practice",
        path: "/guide/practice",
        title: "Practise for the theory test",
        shows: "Practise: Road signs",
      },
      {
        name: "guide-question",
        path: "/guide/practice/road-sign/3",
        title: "Road signs: question 3 of 44",
        shows: "Choose one answer",
      },
      { name: "guide-signs", path: "/guide/practice/signs", title: "Road signs", shows: "Every sign of the test" },
      { name: "guide-help", path: "/guide/help", title: "Help", shows: "The code does not arrive" },
      {
        name: "guide-accessibility",
        path: "/guide/accessibility",
        title: "Accessibility",
        shows: "What does not work yet",
      },
      {
        name: "guide-not-found",
        path: "/guide/nothing",
        title: "There is no page at this address",
        shows: "Search the guide",
      },
    ],
  },
];
