import type { Translation } from "../question.ts";
import type { warningSigns as english } from "../signs-warning.ts";

export const warningSigns: Translation<typeof english> = {
  "bend-right-meaning": {
    text: "Qu’y a-t-il devant vous quand vous voyez ce panneau ?",
    right: "La route tourne vers la droite",
    wrong: ["Vous devez quitter la route à droite", "Une rue arrive de la droite", "La voie de droite est fermée"],
    explanation: "Le trait noir montre la forme de la route. Ralentissez avant le virage, pas dedans.",
  },
  "double-bend-meaning": {
    text: "Comment la route continue-t-elle après ce panneau ?",
    right: "À gauche, puis de nouveau à droite",
    wrong: ["À droite, puis tout droit", "Vers le haut, puis vers le bas", "Le long d’une rivière, à gauche"],
    explanation: "Deux virages se suivent et le premier est à gauche. Roulez lentement jusqu’à la sortie du second.",
  },
  "crossroads-meaning": {
    text: "À quoi devez-vous vous attendre après ce panneau ?",
    right: "À une route qui croise la vôtre",
    wrong: [
      "À un hôpital au bord de la route",
      "À une voie ferrée qui croise la route",
      "À la fin de la route où vous êtes",
    ],
    explanation: "La croix représente deux routes. Ralentissez et regardez des deux côtés.",
  },
  "t-junction-meaning": {
    text: "Votre route porte ce panneau. Que lui arrive-t-il ?",
    right: "Elle débouche sur une autre route",
    wrong: ["Elle finit devant un mur ou un champ", "Elle mène à un poste de péage", "Elle passe sur un pont"],
    explanation: "La barre du T est l’autre route. Vous devrez tourner à gauche ou à droite.",
  },
  "roundabout-ahead-meaning": {
    text: "À quoi devez-vous vous préparer quand vous voyez ce panneau ?",
    right: "À céder le passage à un rond-point",
    wrong: ["À faire demi-tour et à revenir", "À quitter une rue à sens unique", "À contourner une route fermée"],
    explanation:
      "Les flèches tournent en cercle : un rond-point est proche. Ralentissez et soyez prêt à laisser passer les autres.",
  },
  "pedestrian-crossing-meaning": {
    text: "Pourquoi ralentissez-vous à ce panneau ?",
    right: "Des piétons peuvent traverser sur les bandes",
    wrong: [
      "Les piétons ne peuvent pas prendre cette route",
      "Un arrêt de bus se trouve après le virage",
      "Un chemin pour piétons se termine ici",
    ],
    explanation:
      "La personne marche sur des bandes peintes. Vous devez pouvoir vous arrêter pour quiconque veut y traverser.",
  },
  "children-meaning": {
    text: "Que peut-il se passer près de ce panneau ?",
    right: "Un enfant peut courir sur la route",
    wrong: [
      "Un enfant peut vous demander de l’emmener",
      "Les adultes ne peuvent pas amener d’enfants",
      "Les voitures peuvent s’arrêter pour une pause",
    ],
    explanation:
      "Une école ou un terrain de jeux est proche. Les enfants oublient la circulation : ralentissez et surveillez les deux côtés.",
  },
  "traffic-lights-meaning": {
    text: "Qu’y a-t-il juste devant vous ?",
    right: "Des feux qui peuvent être rouges",
    wrong: [
      "Un train qui peut traverser la route",
      "Un agent de police qui contrôle les voitures",
      "Un tunnel sombre sans éclairage",
    ],
    explanation:
      "Les trois couleurs sont celles des feux de circulation. Soyez prêt à vous arrêter, car vous les verrez peut-être tard.",
  },
  "slippery-road-meaning": {
    text: "Comment devez-vous rouler après ce panneau ?",
    right: "En douceur, sans freiner brusquement",
    wrong: [
      "Plus vite, pour sortir de là rapidement",
      "En zigzag, comme le montre le dessin",
      "Du côté gauche de la route",
    ],
    explanation:
      "Les traces derrière la voiture montrent qu’elle a glissé. Freinez, tournez et accélérez en douceur, surtout sous la pluie.",
  },
  "uneven-road-meaning": {
    text: "Quel est le défaut de la route devant vous ?",
    right: "Sa surface a des bosses",
    wrong: ["Elle monte une forte côte", "Elle est mouillée par un ruisseau", "Elle est fermée par un pont"],
    explanation:
      "Les bosses du dessin sont celles de la route. Ralentissez, sinon vous risquez de perdre le contrôle ou d’abîmer votre voiture.",
  },
  "road-narrows-meaning": {
    text: "Que faites-vous quand vous voyez ce panneau ?",
    right: "Je ralentis : il y a moins de place",
    wrong: [
      "J’accélère : une voie s’ajoute",
      "Je m’arrête : un pont est en train de s’ouvrir",
      "Je vais à gauche : la route se divise",
    ],
    explanation:
      "Les deux lignes se rapprochent, comme les bords de la route. Vous devrez peut-être attendre un véhicule qui vient vers vous.",
  },
  "two-way-traffic-meaning": {
    text: "Vous quittez une rue à sens unique et voyez ce panneau. Qu’est-ce qui change ?",
    right: "Des voitures viendront vers vous",
    wrong: [
      "Les voitures iront toutes dans votre sens",
      "Vous pouvez désormais dépasser des deux côtés",
      "Vous devez désormais choisir une flèche",
    ],
    explanation: "Une flèche monte et l’autre descend : on circule désormais dans les deux sens. Tenez votre droite.",
  },
  "level-crossing-meaning": {
    text: "Qu’est-ce qui croise votre route après ce panneau ?",
    right: "Une voie ferrée",
    wrong: ["Un troupeau de vaches", "Un chemin agricole", "Une barrière de péage"],
    explanation:
      "Les trains ne peuvent pas s’arrêter vite. Ralentissez, regardez et écoutez des deux côtés, et n’attendez jamais sur les rails.",
  },
  "animals-meaning": {
    text: "Pourquoi ce panneau se trouve-t-il au bord de la route ?",
    right: "Des bêtes peuvent être sur la route",
    wrong: [
      "Un marché vend des animaux tout près",
      "Un zoo est ouvert sur la droite",
      "Des fermes vendent du lait tout près",
    ],
    explanation: "Les animaux ne connaissent pas les règles. Roulez lentement et ne les effrayez pas avec le klaxon.",
  },
  "road-works-meaning": {
    text: "À quoi devez-vous vous attendre après ce panneau ?",
    right: "À des ouvriers et des engins sur la route",
    wrong: [
      "À un dépôt d’ordures au bord de la route",
      "À une personne qui vend des parapluies",
      "À une ferme qui vend de la terre fraîche",
    ],
    explanation: "Une personne avec une pelle annonce des travaux. Ralentissez et suivez les indications des ouvriers.",
  },
  "falling-rocks-meaning": {
    text: "Quel est le danger ici ?",
    right: "Des pierres peuvent être sur la route",
    wrong: ["Du sable peut voler dans vos yeux", "Une forte pente commence ici", "Des camions sortent d’une carrière"],
    explanation:
      "Des pierres peuvent rouler le long de la pente. Surveillez la route et ne vous arrêtez pas sous la pente.",
  },
  "steep-descent-meaning": {
    text: "Quelle est la bonne façon de descendre la pente que ce panneau annonce ?",
    right: "Sur un rapport bas et lentement",
    wrong: ["Au point mort, pour économiser le carburant", "Avec le moteur arrêté", "Vite, pour en finir au plus tôt"],
    explanation: "Dans une forte descente, les freins peuvent chauffer et lâcher. Un rapport bas retient la voiture.",
  },
  "triangle-family": {
    text: "Un panneau est un triangle bordé de rouge, la pointe en haut. À quoi sert-il ?",
    right: "Il avertit d’un danger",
    wrong: ["Il vous interdit de continuer", "Il indique qui passe en premier", "Il indique le chemin d’une ville"],
    explanation:
      "Les triangles à la pointe en haut avertissent. Ils vous laissent le temps de ralentir et de regarder.",
  },
};
