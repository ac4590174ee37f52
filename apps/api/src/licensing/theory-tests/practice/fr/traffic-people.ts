import type { Translation } from "../../bank/question.ts";
import type { peoplePractice as english } from "../traffic-people.ts";

export const peoplePractice: Translation<typeof english> = {
  "practice-vulnerable-users-1": {
    text: "Une personne aveugle avec une canne blanche attend au bord du trottoir. Que faites-vous ?",
    right: "Je m’arrête et lui laisse le temps",
    wrong: ["Je klaxonne pour la guider", "Je lui fais des appels de phares", "Je passe tout près pour aller vite"],
    explanation: "Une canne blanche signifie que la personne ne peut pas vous voir. Attendez qu’elle ait traversé.",
  },
  "practice-vulnerable-users-2": {
    text: "De combien de place un cycliste a-t-il besoin quand vous le dépassez ?",
    right: "Au moins un mètre et demi",
    wrong: ["Environ la largeur d’une main", "Le moins possible", "Aucune sur une route large"],
    explanation: "Un cycliste peut s’écarter pour éviter un trou ou être déporté par le vent.",
  },
  "practice-vulnerable-users-3": {
    text: "Un ballon roule sur la route devant vous. Que peut-il se passer ?",
    right: "Un enfant arrive en courant",
    wrong: ["Quelqu’un marque un but", "Un chien dort à l’ombre", "Un marchand vend au bord de la route"],
    explanation: "Freinez immédiatement. Les enfants pensent au ballon et non aux voitures.",
  },
  "practice-vehicle-safety-1": {
    text: "Comment reconnaissez-vous un pneu usé ?",
    right: "Ses rainures sont trop peu profondes",
    wrong: ["Il est entièrement noir", "Il est chaud après un trajet", "Sa valve porte un bouchon"],
    explanation: "Des rainures peu profondes n’évacuent pas l’eau. La voiture glisse alors sur une route mouillée.",
  },
  "practice-vehicle-safety-2": {
    text: "Un voyant d’huile rouge s’allume pendant que vous roulez. Que faites-vous ?",
    right: "Je m’arrête bientôt et je coupe le moteur",
    wrong: ["Je continue prudemment jusqu’à la prochaine ville", "Je baisse le son de la radio", "J’ouvre les vitres"],
    explanation: "Sans huile, le moteur est détruit en quelques minutes. Cherchez un endroit sûr et arrêtez-vous.",
  },
  "practice-vehicle-safety-3": {
    text: "À quelle hauteur doit se trouver le haut de l’appuie-tête ?",
    right: "À la hauteur de ma tête",
    wrong: ["À la hauteur de mes épaules", "À la hauteur de ma taille", "Bien au-dessus de ma tête"],
    explanation: "Dans un choc par l’arrière, il évite que votre tête soit projetée en arrière.",
  },
  "practice-emergencies-1": {
    text: "Vous arrivez le premier à un accident. Que mettez-vous en sécurité avant tout ?",
    right: "Le lieu, pour éviter d’autres blessés",
    wrong: ["La peinture de ma voiture", "Les noms des responsables", "Des photos de tout pour mes amis à la maison"],
    explanation:
      "Avertissez les autres avec vos feux et un triangle. Appelez ensuite les secours et occupez-vous des personnes.",
  },
  "practice-emergencies-2": {
    text: "Les freins lâchent dans une descente. Qu’est-ce qui aide ?",
    right: "Un rapport bas et le frein à main, doucement",
    wrong: ["Couper et rallumer le moteur, très rapidement", "Ouvrir une portière", "Appuyer seulement sur le klaxon"],
    explanation: "Le moteur ralentit la voiture et le frein à main fait le reste. Serrez-le peu à peu.",
  },
  "practice-emergencies-3": {
    text: "Après un orage, l’eau coule sur la route. On ne voit pas la profondeur. Que faites-vous ?",
    right: "Je m’arrête, je n’y entre pas",
    wrong: ["J’y entre à bonne vitesse", "Je suis de tout près la voiture de devant", "J’y entre tous feux éteints"],
    explanation: "Un demi-mètre d’eau en mouvement peut emporter une voiture. Faites demi-tour ou attendez.",
  },
  "practice-documents-and-law-1": {
    text: "Votre adresse change. Que devez-vous faire auprès de l’autorité ?",
    right: "Lui indiquer la nouvelle",
    wrong: ["Repasser l’épreuve", "Payer une nouvelle catégorie de permis", "Rendre la carte"],
    explanation: "Les lettres, et votre nouvelle carte, sont envoyées à l’adresse enregistrée.",
  },
  "practice-documents-and-law-2": {
    text: "Une personne sans permis demande à conduire votre voiture. Que répondez-vous ?",
    right: "Non, qui que ce soit",
    wrong: ["Oui, pour un court trajet", "Oui, avec ma carte", "Oui, la nuit seulement"],
    explanation: "Celui qui laisse conduire une personne sans permis enfreint aussi la loi.",
  },
  "practice-documents-and-law-3": {
    text: "Qu’indiquent les lettres sur un permis de conduire ?",
    right: "Les véhicules que je peux conduire",
    wrong: ["Le lieu de ma naissance", "La qualité de ma conduite", "Les routes que je peux emprunter"],
    explanation: "Chaque lettre est une catégorie, par exemple A pour les motos et B pour les voitures.",
  },
  "practice-alcohol-and-fitness-1": {
    text: "Vous avez bu deux bières et votre ami n’a rien bu. Qui conduit au retour ?",
    right: "Mon ami, qui a le permis",
    wrong: ["Moi, mais lentement", "Moi, après un café", "Celui qui connaît le chemin"],
    explanation: "Le café et l’air frais n’éliminent pas l’alcool. Seul le temps le fait.",
  },
  "practice-alcohol-and-fitness-2": {
    text: "Il vous faut des lunettes pour lire une plaque d’immatriculation. Quand les portez-vous ?",
    right: "Chaque fois que je conduis",
    wrong: ["La nuit seulement", "Pour les longs trajets seulement", "Pendant l’épreuve seulement"],
    explanation: "Le permis indique que vous conduisez avec des lunettes. Sans elles, vous voyez trop tard.",
  },
  "practice-alcohol-and-fitness-3": {
    text: "Vos yeux se ferment sans cesse sur la route de Kumasi. Quel est le seul remède ?",
    right: "Dormir, dans un endroit sûr",
    wrong: ["De l’air frais et des chansons", "Une allure plus vive", "Un appel à un ami"],
    explanation: "Rien d’autre ne tient longtemps éveillée une personne fatiguée. Garez-vous et dormez.",
  },
};
