import * as kit from "@kwan/ui";
import type { ReactNode } from "react";
import { surface } from "./surface.tsx";

const { Button, Icon, Inline, Link, Select, Stack, StatusTag, Text } = kit;

/** The components with which people act, and with which we tell them something. */
export const messages: Readonly<Record<string, ReactNode>> = {
  Button: <Button>Send my application</Button>,
  LinkButton: <kit.LinkButton href="#start">Start now</kit.LinkButton>,
  IconButton: <kit.IconButton label="Notifications" icon={kit.bellIcon} />,
  Link: <Link href="#branches">Find a branch near you</Link>,
  Menu: (
    <Stack space="xsmall" align="start">
      <Button tone="secondary">Account</Button>
      {surface("Profile", <Text>Log out</Text>)}
    </Stack>
  ),
  Dialog: surface("Cancel this application?", <Button tone="error">Cancel this application</Button>),
  Drawer: surface("Filters", <Select label="Status" options={[{ value: "", label: "All" }]} />),
  FilterBar: (
    <Inline>
      <kit.SearchInput label="Name" hideLabel={false} />
    </Inline>
  ),
  SessionDialog: surface("Log in again", <kit.PasswordInput label="Password" />),
  Banner: (
    <kit.Banner role="note" tone="warning" heading="Pay before 12 May">
      GH₵120.00 is due.
    </kit.Banner>
  ),
  Toasts: surface("Success", <Text>Your address is saved.</Text>),
  ConfirmationPanel: <kit.ConfirmationPanel level={3} heading="Application sent" />,
  WarningText: <kit.WarningText>You can be fined if you drive without a licence.</kit.WarningText>,
  InsetText: <kit.InsetText>It can take up to 8 weeks.</kit.InsetText>,
  StatusTag: <StatusTag tone="warning">Pay now</StatusTag>,
  Tag: <kit.Tag>Category B</kit.Tag>,
  NotificationBadge: (
    <kit.NotificationBadge count={3}>
      <Icon shape={kit.bellIcon} size="large" />
    </kit.NotificationBadge>
  ),
  Progress: <kit.Progress label="Sending your photo" value={0.6} />,
  CountdownTimer: (
    <Text figures>
      Time left <strong>24:59</strong>
    </Text>
  ),
  EmptyState: <kit.EmptyState level={3} heading="No applications yet" />,
  ErrorView: surface("Page Not Found", <Text>The web address may contain a mistake.</Text>),
  OfflineBanner: <kit.OfflineBanner offline role="note" />,
  LoadingBar: <kit.Progress label="Loading" />,
  Skeleton: <kit.Skeleton lines={3} />,
  LoadingRegion: <kit.Skeleton shape="block" height="card" />,
  Spinner: (
    <Inline space="xsmall">
      <kit.Spinner />
      <Text>Waiting for your network</Text>
    </Inline>
  ),
  Tooltip: surface("", <Text>Nobody else sees it</Text>),
};
