import type { CompleteWords } from "./KitWords.tsx";

/** Writes a number with the separators of French: "1 250,5". */
const number = (value: number): string =>
  Number.isInteger(value) && value < 1_000 ? String(value) : value.toLocaleString("fr");

/** In French, zero is singular. */
const counted = (count: number, one: string, many: string): string => `${number(count)} ${count < 2 ? one : many}`;

/** Formats a duration, such as "1 minute 30 secondes". */
function duration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3_600), "heure"],
    [Math.floor(seconds / 60) % 60, "minute"],
    [seconds % 60, "seconde"],
  ] as const;
  const texts = parts.filter(([count]) => count > 0).map(([count, one]) => counted(count, one, `${one}s`));
  return texts.join(" ") || "0 seconde";
}

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} ko` : `${number(Math.round(bytes / 100_000) / 10)} Mo`;

/**
 * The words of every component in French. Without them, components speak English.
 *
 * @example
 * <KitWords words={french}>…</KitWords>
 */
export const french: CompleteWords = {
  banner: { dismissLabel: "Fermer" },
  breadcrumbs: { label: "Fil d’Ariane" },
  button: { busyLabel: "En cours" },
  chart: {
    format: number,
    tableLabel: "Afficher les chiffres dans un tableau",
    drawingLabel: "Ce graphique présente les chiffres du tableau ci-dessous.",
    empty: "Il n’y a pas encore de chiffres.",
  },
  choiceQuestion: {
    label: "Choisissez une réponse",
    rightLabel: "Bonne réponse",
    wrongLabel: "La bonne réponse est :",
  },
  combobox: {
    words: {
      none: "Aucun résultat",
      loading: "Recherche en cours",
      failed: "Nous n’avons pas pu charger la liste. Vérifiez votre connexion et saisissez de nouveau.",
      count: (count) => counted(count, "résultat", "résultats"),
      notInList: "Nous ne reconnaissons pas votre saisie. Choisissez dans la liste.",
    },
  },
  countdownTimer: {
    label: "Temps restant",
    durationLabel: duration,
    leftLabel: (seconds) => `Il reste ${duration(seconds)}`,
    endLabel: "Le temps est écoulé",
  },
  dataTable: {
    loadingLabel: "Chargement",
    empty: "Il n’y a encore rien ici.",
    sortedLabel: (column, direction) =>
      `Trié par ${column}, ordre ${direction === "ascending" ? "croissant" : "décroissant"}`,
    sortLabel: "Trier par",
    reverseLabel: "Inverser l’ordre",
  },
  dateInput: { labels: { day: "Jour", month: "Mois", year: "Année" } },
  dialog: { closeLabel: "Fermer" },
  drawer: { closeLabel: "Fermer" },
  errorSummary: { heading: "Il y a un problème" },
  errorView: {
    homeLabel: "Aller à la page d’accueil",
    retryLabel: "Réessayer",
    codeLabel: "Erreur",
    words: {
      notFound: {
        heading: "Page introuvable",
        advice:
          "L’adresse contient peut-être une erreur, ou la page a peut-être été déplacée. Utilisez le lien ci-dessous pour aller à la page d’accueil.",
      },
      failed: {
        heading: "Erreur du serveur",
        advice:
          "C’est notre faute, pas la vôtre. Patientez une minute et réessayez. Si cela se reproduit, revenez plus tard.",
      },
    },
  },
  field: { optionalLabel: "facultatif" },
  fieldset: { optionalLabel: "facultatif" },
  fileUpload: {
    words: {
      choose: "Choisir un fichier",
      photograph: "Prendre une photo",
      photographOf: (label) => `Prendre une photo : ${label}`,
      drop: "ou déposez-le ici",
      full: "Pour envoyer un autre fichier, supprimez-en un d’abord.",
      sending: "Envoi en cours",
      sent: "envoyé",
      hasBeenSent: (name) => `${name} a été envoyé.`,
      hasBeenRemoved: (name) => `${name} a été supprimé.`,
      retry: "Réessayer",
      remove: "Supprimer",
      limits: (most) => `Jusqu’à ${most} par fichier`,
      wrongType: (name) => `${name} n’est ni un PDF ni une photo. Choisissez un fichier PDF, JPG ou PNG.`,
      tooLarge: (name, most) =>
        `${name} dépasse ${most}. Choisissez un fichier plus petit, ou prenez le document en photo.`,
      empty: (name) => `${name} est vide. Choisissez-le de nouveau, ou choisissez un autre fichier.`,
      size,
      unknownError: "Nous n’avons pas pu recevoir le fichier. Vérifiez votre connexion et réessayez.",
    },
  },
  filterBar: { label: "Filtres", clearLabel: "Effacer les filtres" },
  header: { navLabel: "Principale", menuLabel: "Menu", closeLabel: "Fermer" },
  idCard: { backLabel: "Afficher le verso", frontLabel: "Afficher le recto" },
  languageSwitch: { label: "Langue" },
  lineItems: { itemLabel: "Désignation", quantityLabel: "Quantité", amountLabel: "Montant" },
  loadingBar: { label: "Chargement" },
  loadingRegion: { label: "Chargement" },
  notificationBadge: { label: (count) => counted(count, "non lue", "non lues") },
  numberInput: { lessLabel: "Moins", moreLabel: "Plus" },
  offlineBanner: {
    words: {
      offline: "Vous êtes hors ligne",
      works: "Vous pouvez toujours lire les pages que vous avez ouvertes. Ce que vous saisissez est conservé.",
      waiting: (count) =>
        `Nous enverrons ${counted(count, "élément", "éléments")} dès que vous serez de nouveau en ligne.`,
      online: "Vous êtes de nouveau en ligne",
      sending: (count) => `Nous envoyons ${counted(count, "élément", "éléments")}.`,
    },
  },
  pagination: {
    label: "Pages",
    summary: (rowCount, total) =>
      total === undefined ? `Affichage : ${number(rowCount)}` : `Affichage : ${number(rowCount)} sur ${number(total)}`,
    previousLabel: "Précédent",
    nextLabel: "Suivant",
    moreLabel: "Afficher plus",
  },
  passwordInput: {
    showButtonLabel: "Afficher",
    hideButtonLabel: "Masquer",
    shownLabel: "Votre mot de passe est affiché",
    hiddenLabel: "Votre mot de passe est masqué",
    rulesLabels: {
      met: "respectée",
      missing: "pas encore respectée",
      stillMissing: (rules) => `Pas encore respectées : ${rules}`,
      allMet: "Toutes les règles sont respectées",
    },
  },
  phoneInput: { countryLabel: "Indicatif du pays", language: "fr" },
  qrCode: {
    loadingLabel: "Création du code",
    failedLabel: "Nous n’avons pas pu afficher le code. Rechargez la page, ou utilisez l’adresse affichée ici.",
  },
  sessionDialog: {
    heading: "Reconnectez-vous",
    message:
      "Pour protéger votre compte, nous vous avons déconnecté. Reconnectez-vous pour continuer. Ce que vous avez saisi est conservé.",
    logOutLabel: "Rester déconnecté",
    timeLabel: "Temps restant",
  },
  skipLink: { children: "Aller au contenu principal" },
  slotPicker: {
    formatDay: (day) =>
      new Date(day).toLocaleDateString("fr", {
        weekday: "long",
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: "UTC",
      }),
    dayLabel: "Jour",
    timesLabel: "Horaire",
    moreLabel: "Afficher les jours suivants",
    empty: "Il n’y a pas d’horaire libre.",
  },
  startPage: { startLabel: "Commencer" },
  stepper: {
    positionLabel: (step, total, name) => `Étape ${step} sur ${total} : ${name}`,
    doneLabel: "terminée",
  },
  summaryList: { changeLabel: "Modifier", missingLabel: "Non renseigné" },
  textArea: {
    countLabel: (left) =>
      left < 0
        ? `Vous avez ${counted(-left, "caractère", "caractères")} de trop`
        : `Il vous reste ${counted(left, "caractère", "caractères")}`,
  },
  timeline: {
    stateLabels: {
      done: "fait",
      current: "en cours",
      "to-come": "à venir",
      failed: "échec",
    },
  },
  toasts: { closeLabel: "Fermer" },
  warningText: { label: "Attention" },
};
