import * as kit from "@kwan/ui";
import { type Row, row } from "./row.tsx";

const element = { ref: true, className: true, style: true, id: true } as const;
const named = { ...element, name: true } as const;
const button = { ...named, form: true, disabled: true } as const;
const columns = [{ key: "name", header: "Name", cell: ({ name }: { name: string }) => name }];

/** The components that are no fields. */
export const otherRows: readonly Row[] = [
  row("Accordion", kit.Accordion, { summary: "More", children: "Details" }, named),
  row("Authority", kit.Authority, { children: "x" }, {}),
  row("Banner", kit.Banner, { children: "Saved" }, element),
  row("Breadcrumbs", kit.Breadcrumbs, { crumbs: [{ href: "#", label: "Home" }], current: "Here" }, element),
  row("Button", kit.Button, { children: "Save" }, button),
  row("Card", kit.Card, { children: "Accra" }, element),
  row(
    "Chart",
    kit.Chart,
    { kind: "bar", caption: "A", labels: ["x"], labelsHeader: "X", series: [{ name: "s", figures: [1] }] },
    element,
  ),
  row("ConfirmationPanel", kit.ConfirmationPanel, { heading: "Sent" }, element),
  row("Container", kit.Container, { children: "x" }, element),
  row("CountdownTimer", kit.CountdownTimer, { until: Date.now() + 60_000 }, element),
  row(
    "DataTable",
    kit.DataTable<{ name: string }>,
    { caption: "People", columns, rows: [{ name: "Ama" }], rowKey: ({ name }) => name },
    element,
  ),
  row("Dialog", kit.Dialog, { open: true, heading: "Cancel it?" }, element),
  row("Divider", kit.Divider, {}, element),
  row("Drawer", kit.Drawer, { open: true, heading: "Filters" }, element),
  row("EmptyState", kit.EmptyState, { heading: "Nothing yet" }, element),
  row("ErrorSummary", kit.ErrorSummary, { errors: [{ message: "Enter a town" }] }, element),
  row("ErrorView", kit.ErrorView, {}, element),
  row("FilterBar", kit.FilterBar, { count: 0, children: "x" }, element),
  row("Footer", kit.Footer, {}, element),
  row("Form", kit.Form, { children: "x" }, named),
  row("Grid", kit.Grid, { children: "x" }, element),
  row("Header", kit.Header, { brand: "Kwan" }, element),
  row("Heading", kit.Heading, { level: 2, children: "Branches" }, element),
  row("Icon", kit.Icon, { shape: kit.closeIcon }, named),
  row("IconButton", kit.IconButton, { label: "Close", icon: kit.closeIcon }, button),
  row("IdCard", kit.IdCard, { heading: "Card", issuer: "Ghana", holder: "Ama", front: [] }, element),
  row("Inline", kit.Inline, { children: "x" }, element),
  row("InsetText", kit.InsetText, { children: "x" }, element),
  row("KentePattern", kit.KentePattern, {}, named),
  row("KitWords", kit.KitWords, { words: {}, children: "x" }, {}),
  row("LanguageSwitch", kit.LanguageSwitch, { value: "en", languages: [] }, element),
  row("LineItems", kit.LineItems, { caption: "Fees", lines: [], total: { name: "Total", amount: "1" } }, element),
  row("Link", kit.Link, { href: "#", children: "Branches" }, element),
  row("LinkButton", kit.LinkButton, { href: "#", children: "Apply" }, element),
  row("LoadingBar", kit.LoadingBar, { loading: true }, {}),
  row("LoadingRegion", kit.LoadingRegion, { children: "x" }, element),
  row("Menu", kit.Menu, { label: "Account", items: [] }, button),
  row("NotificationBadge", kit.NotificationBadge, { count: 2 }, element),
  row("OfflineBanner", kit.OfflineBanner, { offline: true }, element),
  row("Pagination", kit.Pagination, { shown: 2 }, element),
  row(
    "PlaceMap",
    kit.PlaceMap,
    {
      label: "A map",
      outline: [
        [0, 0],
        [1, 1],
        [0, 2],
      ],
      places: [{ name: "Accra", lat: 1, lon: 0.5 }],
    },
    named,
  ),
  row("Progress", kit.Progress, { label: "Sent", value: 0.5 }, element),
  row("Prose", kit.Prose, { children: "x" }, element),
  row("QrCode", kit.QrCode, { value: "x", label: "Code" }, element),
  row("SessionDialog", kit.SessionDialog, { open: true, onLogOut: () => undefined, children: "x" }, element),
  row("Skeleton", kit.Skeleton, {}, element),
  row("SkipLink", kit.SkipLink, {}, element),
  row("Spinner", kit.Spinner, {}, element),
  row("Spread", kit.Spread, { children: "x" }, element),
  row("Stack", kit.Stack, { children: "x" }, element),
  row("StartPage", kit.StartPage, { heading: "Renew your licence", href: "#start" }, element),
  row("StatusTag", kit.StatusTag, { tone: "success", children: "Done" }, element),
  row("Stepper", kit.Stepper, { steps: [{ name: "Details" }], current: 0 }, element),
  row("SummaryList", kit.SummaryList, { rows: [{ name: "Name", value: "Ama" }] }, element),
  row("TabLinks", kit.TabLinks, { label: "Profile", links: [{ href: "#", label: "Details" }] }, element),
  row("Tabs", kit.Tabs, { label: "Views", tabs: [{ value: "a", label: "A", panel: "x" }] }, element),
  row("Tag", kit.Tag, { children: "B" }, element),
  row("TaskList", kit.TaskList, { tasks: [{ name: "Eye test", status: "To do" }] }, element),
  row("Text", kit.Text, { children: "x" }, element),
  row("Timeline", kit.Timeline, { steps: [{ name: "Sent", state: "done" }] }, element),
  row("Toasts", kit.Toasts, { toaster: kit.createToaster() }, {}),
  row(
    "Tooltip",
    kit.Tooltip,
    {
      text: "More",
      children: (props) => (
        <button type="button" {...props}>
          ?
        </button>
      ),
    },
    element,
  ),
  row("VisuallyHidden", kit.VisuallyHidden, { children: "x" }, element),
  row("WarningText", kit.WarningText, { children: "x" }, element),
  row("Wordmark", kit.Wordmark, {}, named),
];
