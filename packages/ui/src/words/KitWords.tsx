import { type ReactNode, use } from "react";
import type { BannerProps } from "../banner/Banner.tsx";
import type { BreadcrumbsProps } from "../breadcrumbs/Breadcrumbs.tsx";
import type { ButtonProps } from "../button/Button.tsx";
import type { ChartProps } from "../chart/Chart.tsx";
import type { ChoiceQuestionProps } from "../choice-question/ChoiceQuestion.tsx";
import type { ComboboxProps } from "../combobox/Combobox.tsx";
import type { CountdownTimerProps } from "../countdown-timer/CountdownTimer.tsx";
import type { DataTableProps } from "../data-table/DataTable.tsx";
import type { DateInputProps } from "../date-input/DateInput.tsx";
import type { DialogProps } from "../dialog/Dialog.tsx";
import type { DrawerProps } from "../drawer/Drawer.tsx";
import type { ErrorSummaryProps } from "../error-summary/ErrorSummary.tsx";
import type { ErrorViewProps } from "../error-view/ErrorView.tsx";
import type { FieldTexts } from "../field/Field.tsx";
import type { FieldsetProps } from "../fieldset/Fieldset.tsx";
import type { FileUploadProps } from "../file-upload/FileUpload.tsx";
import type { FilterBarProps } from "../filter-bar/FilterBar.tsx";
import type { HeaderProps } from "../header/Header.tsx";
import type { IdCardProps } from "../id-card/IdCard.tsx";
import type { LanguageSwitchProps } from "../language-switch/LanguageSwitch.tsx";
import type { LineItemsProps } from "../line-items/LineItems.tsx";
import type { LoadingBarProps } from "../loading-bar/LoadingBar.tsx";
import type { NotificationBadgeProps } from "../notification-badge/NotificationBadge.tsx";
import type { NumberInputProps } from "../number-input/NumberInput.tsx";
import type { OfflineBannerProps } from "../offline-banner/OfflineBanner.tsx";
import type { PaginationProps } from "../pagination/Pagination.tsx";
import type { PasswordInputProps } from "../password-input/PasswordInput.tsx";
import type { PhoneInputProps } from "../phone-input/PhoneInput.tsx";
import type { QrCodeProps } from "../qr-code/QrCode.tsx";
import type { SessionDialogProps } from "../session-dialog/SessionDialog.tsx";
import type { LoadingRegionProps } from "../skeleton/LoadingRegion.tsx";
import type { SkipLinkProps } from "../skip-link/SkipLink.tsx";
import type { SlotPickerProps } from "../slot-picker/SlotPicker.tsx";
import type { StartPageProps } from "../start-page/StartPage.tsx";
import type { StepperProps } from "../stepper/Stepper.tsx";
import type { SummaryListProps } from "../summary-list/SummaryList.tsx";
import type { TextAreaProps } from "../text-area/TextArea.tsx";
import type { TimelineProps } from "../timeline/Timeline.tsx";
import type { ToastsProps } from "../toast/Toasts.tsx";
import type { WarningTextProps } from "../warning-text/WarningText.tsx";
import { mergeWords, WordsContext } from "./use-words.ts";

/** The text that each component shows or announces, by component and prop. */
export type KitWordsOf = {
  banner: Pick<BannerProps, "dismissLabel">;
  breadcrumbs: Pick<BreadcrumbsProps, "label">;
  button: Pick<ButtonProps, "busyLabel">;
  chart: Pick<ChartProps, "format" | "tableLabel" | "drawingLabel" | "empty">;
  choiceQuestion: Pick<ChoiceQuestionProps, "label" | "rightLabel" | "wrongLabel">;
  combobox: Pick<ComboboxProps, "words">;
  countdownTimer: Pick<CountdownTimerProps, "label" | "durationLabel" | "leftLabel" | "endLabel">;
  dataTable: Pick<DataTableProps<unknown>, "loadingLabel" | "empty" | "sortedLabel" | "sortLabel" | "reverseLabel">;
  dateInput: Pick<DateInputProps, "labels">;
  dialog: Pick<DialogProps, "closeLabel">;
  drawer: Pick<DrawerProps, "closeLabel">;
  errorSummary: Pick<ErrorSummaryProps, "heading">;
  errorView: Pick<ErrorViewProps, "homeLabel" | "retryLabel" | "codeLabel" | "words">;
  field: Pick<FieldTexts, "optionalLabel">;
  fieldset: Pick<FieldsetProps, "optionalLabel">;
  fileUpload: Pick<FileUploadProps, "words">;
  filterBar: Pick<FilterBarProps, "label" | "clearLabel">;
  header: Pick<HeaderProps, "navLabel" | "menuLabel" | "closeLabel">;
  idCard: Pick<IdCardProps, "backLabel" | "frontLabel">;
  languageSwitch: Pick<LanguageSwitchProps, "label">;
  lineItems: Pick<LineItemsProps, "itemLabel" | "quantityLabel" | "amountLabel">;
  loadingBar: Pick<LoadingBarProps, "label">;
  notificationBadge: Pick<NotificationBadgeProps, "label">;
  numberInput: Pick<NumberInputProps, "lessLabel" | "moreLabel">;
  offlineBanner: Pick<OfflineBannerProps, "words">;
  pagination: Pick<PaginationProps, "label" | "summary" | "previousLabel" | "nextLabel" | "moreLabel">;
  passwordInput: Pick<
    PasswordInputProps,
    "showButtonLabel" | "hideButtonLabel" | "shownLabel" | "hiddenLabel" | "rulesLabels"
  >;
  phoneInput: Pick<PhoneInputProps, "countryLabel" | "language">;
  qrCode: Pick<QrCodeProps, "loadingLabel" | "failedLabel">;
  sessionDialog: Pick<SessionDialogProps, "heading" | "message" | "logOutLabel" | "timeLabel">;
  loadingRegion: Pick<LoadingRegionProps, "label">;
  skipLink: Pick<SkipLinkProps, "children">;
  slotPicker: Pick<SlotPickerProps, "formatDay" | "dayLabel" | "timesLabel" | "moreLabel" | "empty">;
  startPage: Pick<StartPageProps, "startLabel">;
  stepper: Pick<StepperProps, "positionLabel" | "doneLabel">;
  summaryList: Pick<SummaryListProps, "changeLabel" | "missingLabel">;
  textArea: Pick<TextAreaProps, "countLabel">;
  timeline: Pick<TimelineProps, "stateLabels">;
  toasts: Pick<ToastsProps, "closeLabel">;
  warningText: Pick<WarningTextProps, "label">;
};

/** The words of all components in one language. */
export type CompleteWords = { readonly [Component in keyof KitWordsOf]: Required<KitWordsOf[Component]> };

export type KitWordsProps = {
  words: { readonly [Component in keyof KitWordsOf]?: Partial<KitWordsOf[Component]> };
  children: ReactNode;
};

/**
 * Provides the components inside it with their text in another language. Without a provider, components use English.
 * `@kwan/ui/french` has the words in French. Text passed to a component as props takes precedence.
 *
 * @example
 * <KitWords words={{ ...french, dialog: { closeLabel: "Fermer la fenêtre" } }}>…</KitWords>
 */
export function KitWords({ words, children }: KitWordsProps) {
  return <WordsContext value={mergeWords(use(WordsContext), words)}>{children}</WordsContext>;
}
