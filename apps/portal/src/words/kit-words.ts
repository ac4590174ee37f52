import { getLanguage } from "@kwan/domain/language";
import type { KitWordsProps } from "@kwan/ui";
import { m } from "#messages";
import { numberInWords } from "./number-in-words.ts";

/** Formats a duration, such as "1 minute 30 seconds". */
function duration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3_600), m.kit_hours],
    [Math.floor(seconds / 60) % 60, m.kit_minutes],
    [seconds % 60, m.kit_seconds],
  ] as const;
  const texts = parts.filter(([count]) => count > 0).map(([count, words]) => words({ count }));
  return texts.join(" ") || m.kit_seconds({ count: 0 });
}

const size = (bytes: number): string =>
  bytes < 1_000_000
    ? m.kit_kilobytes({ number: Math.max(1, Math.round(bytes / 1_000)) })
    : m.kit_megabytes({ number: numberInWords(Math.round(bytes / 100_000) / 10) });

/** Returns the texts for @kwan/ui in the current language. The package's built-in texts are in English. */
export const kitWords = (): KitWordsProps["words"] => ({
  banner: { dismissLabel: m.kit_dismiss() },
  breadcrumbs: { label: m.kit_breadcrumbs() },
  button: { busyLabel: m.kit_busy() },
  chart: {
    format: numberInWords,
    tableLabel: m.kit_chart_table(),
    drawingLabel: m.kit_chart_drawing(),
    empty: m.kit_chart_empty(),
  },
  combobox: {
    words: {
      none: m.kit_combobox_none(),
      loading: m.kit_combobox_loading(),
      failed: m.kit_combobox_failed(),
      count: (count) => m.kit_combobox_count({ count }),
      notInList: m.forms_not_in_list(),
    },
  },
  countdownTimer: {
    label: m.kit_time_left(),
    durationLabel: duration,
    leftLabel: (seconds) => m.kit_time_remaining({ duration: duration(seconds) }),
    endLabel: m.kit_time_up(),
  },
  dataTable: {
    loadingLabel: m.kit_loading(),
    empty: m.kit_table_empty(),
    sortedLabel: (column, direction) =>
      direction === "ascending" ? m.kit_sorted_ascending({ column }) : m.kit_sorted_descending({ column }),
    sortLabel: m.kit_sort_by(),
    reverseLabel: m.kit_reverse_order(),
  },
  dateInput: { labels: { day: m.kit_day(), month: m.kit_month(), year: m.kit_year() } },
  dialog: { closeLabel: m.kit_close() },
  drawer: { closeLabel: m.kit_close() },
  errorSummary: { heading: m.kit_error_summary() },
  errorView: {
    homeLabel: m.kit_error_home(),
    retryLabel: m.common_try_again(),
    codeLabel: m.kit_error(),
    words: {
      notFound: { heading: m.common_not_found_heading(), advice: m.kit_not_found_advice() },
      failed: { heading: m.kit_failed(), advice: m.kit_failed_advice() },
    },
  },
  field: { optionalLabel: m.kit_optional() },
  fieldset: { optionalLabel: m.kit_optional() },
  fileUpload: {
    words: {
      choose: m.kit_upload_choose(),
      photograph: m.kit_upload_photograph(),
      photographOf: (label) => m.common_labelled({ label: m.kit_upload_photograph(), text: label }),
      drop: m.kit_upload_drop(),
      full: m.kit_upload_full(),
      sending: m.kit_upload_sending(),
      sent: m.kit_upload_sent(),
      hasBeenSent: (name) => m.kit_upload_has_been_sent({ name }),
      hasBeenRemoved: (name) => m.kit_upload_has_been_removed({ name }),
      retry: m.common_try_again(),
      remove: m.kit_upload_remove(),
      limits: (most) => m.kit_upload_limits({ size: most }),
      wrongType: (name) => m.kit_upload_wrong_type({ name }),
      tooLarge: (name, most) => m.kit_upload_too_large({ name, size: most }),
      empty: (name) => m.kit_upload_empty({ name }),
      size,
      unknownError: m.kit_upload_unknown(),
    },
  },
  filterBar: { label: m.kit_filters(), clearLabel: m.kit_clear_filters() },
  header: { navLabel: m.kit_main(), menuLabel: m.kit_menu(), closeLabel: m.kit_close() },
  idCard: { backLabel: m.kit_card_back(), frontLabel: m.kit_card_front() },
  lineItems: { itemLabel: m.kit_item(), quantityLabel: m.kit_quantity(), amountLabel: m.kit_amount() },
  loadingBar: { label: m.kit_loading() },
  loadingRegion: { label: m.kit_loading() },
  notificationBadge: { label: (count) => m.kit_unread({ count }) },
  numberInput: { lessLabel: m.kit_less(), moreLabel: m.kit_more() },
  offlineBanner: {
    words: {
      offline: m.kit_offline(),
      works: m.kit_offline_works(),
      waiting: (count) => m.kit_offline_waiting({ count }),
      online: m.kit_online(),
      sending: (count) => m.kit_online_sending({ count }),
    },
  },
  pagination: {
    label: m.kit_pages(),
    summary: (rowCount, total) =>
      total === undefined
        ? m.kit_showing({ shown: numberInWords(rowCount) })
        : m.kit_showing_of({ shown: numberInWords(rowCount), total: numberInWords(total) }),
    previousLabel: m.kit_previous(),
    nextLabel: m.kit_next(),
    moreLabel: m.kit_show_more(),
  },
  passwordInput: {
    showButtonLabel: m.kit_show(),
    hideButtonLabel: m.kit_hide(),
    shownLabel: m.kit_password_shown(),
    hiddenLabel: m.kit_password_hidden(),
    rulesLabels: {
      met: m.kit_rule_met(),
      missing: m.kit_rule_missing(),
      stillMissing: (rules) => m.kit_rules_missing({ rules }),
      allMet: m.kit_rules_met(),
    },
  },
  phoneInput: { countryLabel: m.kit_country_code(), language: getLanguage() },
  qrCode: { loadingLabel: m.kit_qr_loading(), failedLabel: m.kit_qr_failed() },
  sessionDialog: {
    heading: m.kit_session_title(),
    message: m.kit_session_message(),
    logOutLabel: m.kit_session_log_out(),
    timeLabel: m.kit_time_left(),
  },
  skipLink: { children: m.kit_skip() },
  stepper: {
    positionLabel: (step, total, name) => m.kit_step({ step, total, name }),
    doneLabel: m.kit_step_done(),
  },
  summaryList: { changeLabel: m.common_change(), missingLabel: m.common_not_given() },
  textArea: {
    countLabel: (left) => (left < 0 ? m.kit_characters_over({ count: -left }) : m.kit_characters_left({ count: left })),
  },
  timeline: {
    stateLabels: {
      done: m.kit_timeline_done(),
      current: m.kit_timeline_current(),
      "to-come": m.kit_timeline_to_come(),
      failed: m.kit_timeline_failed(),
    },
  },
  toasts: { closeLabel: m.kit_close() },
});
