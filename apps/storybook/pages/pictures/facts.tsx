import * as kit from "@kwan/ui";
import type { ReactNode } from "react";

const { Button, Card, Heading, Icon, Inline, Link, Stack, StatusTag, Text } = kit;

const box = (text: string) => <Card key={text}>{text}</Card>;
/** The components for facts, for finding the way and for the page itself. */
export const facts: Readonly<Record<string, ReactNode>> = {
  SummaryList: (
    <kit.SummaryList
      rows={[
        { name: "Full name", value: "Ama Mensah", href: "#name" },
        { name: "Date of birth", value: "April 23, 2001", href: "#birth" },
      ]}
    />
  ),
  DataTable: (
    <kit.DataTable
      caption="Your payments"
      rowKey={({ id }) => id}
      columns={[
        { key: "id", header: "Number", cell: ({ id }) => id },
        { key: "sum", header: "Amount", cell: () => "GH₵120.00", align: "end" },
      ]}
      rows={[{ id: "KW-9" }, { id: "KW-10" }]}
    />
  ),
  LineItems: (
    <kit.LineItems
      caption="What you pay"
      lines={[{ name: "Card", amount: "GH₵80.00" }]}
      total={{ name: "Total", amount: "GH₵80.00" }}
    />
  ),
  TaskList: (
    <kit.TaskList tasks={[{ name: "Eye test", href: "#eye", status: <StatusTag tone="warning">Book it</StatusTag> }]} />
  ),
  Timeline: (
    <kit.Timeline
      steps={[
        { name: "Sent", state: "done", date: "May 03, 2026" },
        { name: "In review", state: "current" },
      ]}
    />
  ),
  PlaceMap: (
    <kit.PlaceMap
      label="A map of 2 branches"
      outline={[
        [-3, 5],
        [1, 6],
        [0, 11],
        [-3, 11],
      ]}
      places={[
        { name: "Accra", lat: 5.9, lon: -0.2 },
        { name: "Tamale", lat: 9.4, lon: -0.8 },
      ]}
    />
  ),
  Chart: (
    <kit.Chart
      kind="bar"
      caption="Cards given"
      labelsHeader="Month"
      labels={["Apr", "May"]}
      series={[{ name: "Accra", figures: [120, 240] }]}
      hideTable
    />
  ),
  IdCard: (
    <kit.IdCard
      heading="Driving licence"
      issuer="Republic of Ghana"
      holder="Ama Mensah"
      front={[{ name: "Number", value: "KW-182" }]}
    />
  ),
  QrCode: <kit.QrCode value="https://example.org/8F2K" label="Code to check this card" />,
  Icon: (
    <Inline>
      <Icon shape={kit.calendarIcon} size="large" />
      <Icon shape={kit.cameraIcon} size="large" />
      <Icon shape={kit.cardIcon} size="large" />
    </Inline>
  ),
  Prose: (
    <kit.Prose>
      <h3>Before you apply</h3>
      <p>Take a photograph of your card.</p>
    </kit.Prose>
  ),
  Text: <Text>It takes about 10 minutes.</Text>,
  Heading: <Heading level={3}>Documents</Heading>,
  VisuallyHidden: <Text tone="secondary">(nothing to see)</Text>,
  Header: <kit.Header brand={<kit.Wordmark />} pattern={<kit.KentePattern />} />,
  Footer: (
    <kit.Footer groups={[{ heading: "Help", links: [{ href: "#b", label: "Find a branch" }] }]}>
      © The authority
    </kit.Footer>
  ),
  StartPage: (
    <kit.StartPage
      heading="Renew your licence"
      level={3}
      facts={[{ name: "Price", value: "GH₵120.00" }]}
      href="#start"
    />
  ),
  Stepper: <kit.Stepper steps={[{ name: "Details" }, { name: "Documents" }, { name: "Check" }]} current={1} />,
  Tabs: (
    <kit.Tabs
      label="Your request"
      tabs={[
        { value: "a", label: "Steps", panel: "Sent" },
        { value: "b", label: "Costs", panel: "" },
      ]}
    />
  ),
  TabLinks: (
    <kit.TabLinks
      label="Profile"
      links={[
        { href: "#details", label: "Details", current: true },
        { href: "#account", label: "Account" },
      ]}
    />
  ),
  Breadcrumbs: <kit.Breadcrumbs crumbs={[{ href: "#home", label: "Home" }]} current="Renewal" />,
  Pagination: <kit.Pagination label="Applications" shown={20} total={345} next="#next" />,
  Accordion: <kit.Accordion summary="What do I bring?">Your Ghana Card.</kit.Accordion>,
  LanguageSwitch: (
    <kit.LanguageSwitch
      value="en"
      languages={[
        { value: "en", label: "English", href: "#en" },
        { value: "fr", label: "Français", href: "#fr" },
      ]}
    />
  ),
  SkipLink: <Link href="#main">Skip to main content</Link>,
  Container: <kit.Container width="narrow">{box("The content")}</kit.Container>,
  Stack: (
    <Stack space="xsmall">
      {box("One")}
      {box("Two")}
    </Stack>
  ),
  Inline: (
    <Inline space="xsmall">
      {box("One")}
      {box("Two")}
    </Inline>
  ),
  Spread: (
    <kit.Spread>
      {box("One")}
      {box("Two")}
    </kit.Spread>
  ),
  Grid: (
    <kit.Grid columns="narrow" space="xsmall">
      {["One", "Two", "Three", "Four"].map(box)}
    </kit.Grid>
  ),
  Card: box("Accra, 37 Station"),
  Divider: (
    <Stack>
      <Text>Above</Text>
      <kit.Divider />
      <Text>Below</Text>
    </Stack>
  ),
  Authority: <kit.KentePattern />,
  KitWords: <Button>Continuer</Button>,
  Wordmark: <kit.Wordmark size="large" />,
  KentePattern: <kit.KentePattern />,
};
