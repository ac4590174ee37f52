import type { Translation } from "../question.ts";
import type { informationSigns as english } from "../signs-information.ts";

export const informationSigns: Translation<typeof english> = {
  "parking-meaning": {
    text: "Que pouvez-vous faire là où vous voyez ce panneau ?",
    right: "Laisser ma voiture",
    wrong: ["Acheter de l’essence", "Demander de l’aide à la police", "Traverser la route à pied"],
    explanation:
      "La lettre P sur fond bleu indique un lieu de stationnement. Cherchez un panneau plus petit qui indique les heures ou le tarif.",
  },
  "hospital-meaning": {
    text: "Qu’y a-t-il près de ce panneau ?",
    right: "Un lieu où l’on soigne les malades",
    wrong: ["Un lieu où logent les voyageurs", "Un terrain pour les hélicoptères", "Le début d’une autoroute"],
    explanation:
      "Le panneau indique qu’un hôpital est proche. Roulez sans faire de bruit et faites attention aux ambulances.",
  },
  "one-way-meaning": {
    text: "Que savez-vous de la circulation dans cette rue ?",
    right: "Elle va dans un seul sens",
    wrong: ["Elle vient vers vous", "Elle doit toujours aller tout droit", "Elle n’a pas de limite de vitesse"],
    explanation:
      "La flèche blanche sur un panneau bleu indique une rue à sens unique. Personne ne devrait venir vers vous.",
  },
  "no-through-road-meaning": {
    text: "Vous cherchez la route de la ville voisine. Pourquoi cette rue ne vous sert-elle à rien ?",
    right: "Elle n’a pas d’issue au bout",
    wrong: [
      "Elle est réservée aux bus et aux taxis",
      "Elle rejoint une route plus grande",
      "Elle comporte un poste de péage",
    ],
    explanation: "La barre rouge ferme le bout de la route blanche. Vous devriez revenir par le même chemin.",
  },
  "filling-station-meaning": {
    text: "Que pouvez-vous obtenir près de ce panneau ?",
    right: "Du carburant pour ma voiture",
    wrong: ["De l’eau pour éteindre un feu", "De l’air pour mes pneus seulement", "Un moteur neuf"],
    explanation: "Le dessin représente une pompe à carburant. Une station-service est proche.",
  },
  "blue-square-family": {
    text: "À quoi sert un panneau bleu à quatre coins ?",
    right: "À vous renseigner ou à vous guider",
    wrong: ["À interdire quelque chose", "À vous avertir d’un danger", "À vous obliger à vous arrêter"],
    explanation:
      "Les carrés et les rectangles bleus informent : ils indiquent des lieux et donnent des renseignements sur la route.",
  },
  "one-way-wrong-end": {
    text: "Après ce panneau, vous avez dépassé la maison que vous cherchiez. Pouvez-vous faire demi-tour pour y revenir ?",
    right: "Non, je reviens par une autre rue",
    wrong: ["Oui, avec mes feux de détresse", "Oui, si je roule du côté gauche", "Oui, si ce n’est pas loin"],
    explanation:
      "Dans une rue à sens unique, personne ne s’attend à vous voir arriver de face. Sortez-en au bout et revenez par le sens autorisé.",
  },
  "no-through-road-still-open": {
    text: "Pouvez-vous entrer dans une rue qui porte ce panneau ?",
    right: "Oui, mais je devrai revenir",
    wrong: ["Non, elle est fermée aux voitures", "Seulement si j’habite la rue", "Seulement en marche arrière"],
    explanation: "Le panneau ne vous interdit pas d’entrer. Il vous indique que l’autre bout est sans issue.",
  },
  "hospital-behaviour": {
    text: "Comment devez-vous rouler devant ce panneau ?",
    right: "Calmement et sans klaxonner",
    wrong: ["Vite, pour libérer la place", "Avec mes feux de détresse", "Avec mes feux de route"],
    explanation:
      "Les malades ont besoin de repos et les ambulances ont besoin de place. Roulez calmement et gardez le klaxon pour les dangers.",
  },
};
