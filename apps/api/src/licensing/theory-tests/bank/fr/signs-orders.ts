import type { Translation } from "../question.ts";
import type { orderSigns as english } from "../signs-orders.ts";

export const orderSigns: Translation<typeof english> = {
  "straight-ahead-only-meaning": {
    text: "Dans quelle direction pouvez-vous aller à un carrefour qui porte ce panneau ?",
    right: "Tout droit seulement",
    wrong: ["À droite seulement", "Tout droit ou à gauche", "Partout, sauf en arrière"],
    explanation:
      "Une flèche blanche sur un disque bleu est une obligation. Vous devez suivre la direction qu’elle indique, et aucune autre.",
  },
  "pass-on-right-meaning": {
    text: "Ce panneau se trouve sur un îlot au milieu de la route. Que faites-vous ?",
    right: "Je le contourne par la droite",
    wrong: ["Je le contourne par la gauche", "Je tourne à droite à la prochaine rue", "Je me gare à droite de l’îlot"],
    explanation: "La flèche indique le côté par lequel vous devez passer. Passez à droite de l’îlot.",
  },
  "roundabout-direction-meaning": {
    text: "Dans quel sens roulez-vous là où vous voyez ce panneau ?",
    right: "Autour du rond-point, dans le sens des flèches",
    wrong: [
      "Autour du rond-point, par le côté le plus court",
      "Tout droit, par-dessus le milieu",
      "Vers l’endroit d’où je viens",
    ],
    explanation: "Il se trouve à un rond-point. Tout le monde tourne dans le sens des flèches.",
  },
  "cycle-track-meaning": {
    text: "À qui cette piste est-elle destinée ?",
    right: "À ceux qui vont à vélo",
    wrong: ["À ceux qui vont à moto", "À ceux qui réparent des vélos", "Aux voitures qui portent un vélo"],
    explanation: "Le vélo blanc sur fond bleu indique une piste cyclable. N’y roulez ni en voiture ni à moto.",
  },
  "blue-disc-family": {
    text: "Un panneau est un disque bleu avec une flèche blanche. Que vous indique-t-il ?",
    right: "Ce que vous devez faire",
    wrong: ["Ce que vous ne pouvez pas faire", "Où se trouve une ville", "Quel danger est proche"],
    explanation: "Un disque bleu avec une flèche blanche donne un ordre. Vous devez faire ce qu’il indique.",
  },
  "blue-disc-or-red-ring": {
    text: "Un panneau rond est bleu avec une flèche. Un autre est cerclé de rouge. Quelle est la différence ?",
    right: "Le bleu oblige, le rouge interdit",
    wrong: [
      "Le bleu interdit, le rouge oblige",
      "Le bleu est pour le jour, le rouge pour la nuit",
      "Le bleu est pour les voitures, le rouge pour les camions",
    ],
    explanation:
      "Le bleu indique ce que vous devez faire, le rouge ce que vous ne devez pas faire. Le dessin précise de quoi il s’agit.",
  },
  "straight-ahead-only-and-shop": {
    text: "Votre magasin se trouve dans la rue à gauche et vous voyez ce panneau. Que faites-vous ?",
    right: "Je continue et je cherche un autre chemin",
    wrong: [
      "Je tourne à gauche si la route est libre",
      "Je tourne à gauche en allumant mes feux",
      "Je m’arrête ici et je vais à pied au magasin",
    ],
    explanation:
      "L’obligation vaut pour tous, même là où tourner semble sans danger. Continuez tout droit et revenez par une autre route.",
  },
  "pass-on-right-and-slow-car": {
    text: "Une voiture est arrêtée à droite d’un îlot qui porte ce panneau. Pouvez-vous passer à gauche de l’îlot ?",
    right: "Non, j’attends qu’elle reparte",
    wrong: ["Oui, si je klaxonne", "Oui, si elle est là depuis longtemps", "Oui, si personne ne vient vers moi"],
    explanation:
      "À gauche de l’îlot, vous rencontreriez de face les véhicules venant en sens inverse. Attendez et passez à droite, comme l’indique la flèche.",
  },
  "stop-meaning": {
    text: "Aucune autre voiture n’est proche. Que faites-vous à ce panneau ?",
    right: "Je m’arrête à la ligne, je regarde, puis je repars",
    wrong: [
      "Je continue lentement sans m’arrêter",
      "Je m’arrête seulement si une voiture arrive",
      "Je klaxonne et je continue sans ralentir",
    ],
    explanation:
      "Ce panneau exige chaque fois un arrêt complet, même quand la route semble vide. Repartez ensuite quand vous pouvez le faire sans danger.",
  },
  "give-way-meaning": {
    text: "Que faites-vous quand vous arrivez à ce panneau ?",
    right: "Je laisse passer ceux de l’autre route",
    wrong: [
      "Je passe en premier, les autres attendent",
      "Je fais demi-tour, car la route est fermée",
      "Je roule au milieu, car la route est étroite",
    ],
    explanation:
      "Le triangle à la pointe tournée vers le bas signifie que l’autre route est prioritaire. Ralentissez et arrêtez-vous si quelqu’un arrive.",
  },
  "priority-road-meaning": {
    text: "Que vous indique ce panneau jaune ?",
    right: "Ceux qui viennent des rues latérales vous attendent",
    wrong: [
      "Vous attendez ceux qui viennent des rues latérales",
      "Un danger est proche : ralentissez",
      "Les travaux sur la route sont terminés",
    ],
    explanation:
      "Le losange jaune indique une route prioritaire. Faites tout de même attention aux conducteurs qui n’attendent pas.",
  },
  "give-way-empty-road": {
    text: "L’autre route est vide et vous voyez loin. Devez-vous vous arrêter à ce panneau ?",
    right: "Non, je peux passer avec prudence",
    wrong: [
      "Oui, pendant trois secondes",
      "Oui, jusqu’au passage d’une voiture",
      "Non, et je n’ai pas besoin de regarder",
    ],
    explanation:
      "Ici, vous devez laisser passer les autres, mais l’arrêt n’est pas obligatoire quand il n’y a personne. Ralentissez et regardez bien.",
  },
  "stop-sign-shape": {
    text: "Pourquoi le panneau d’arrêt est-il le seul à avoir huit côtés ?",
    right: "Pour être reconnu à sa forme",
    wrong: ["Pour mieux résister au vent", "Pour indiquer huit routes", "Pour coûter moins cher à fabriquer"],
    explanation:
      "La saleté peut cacher le mot, et vous pouvez voir le panneau de dos. Sa forme seule vous dit ce que c’est.",
  },
  "give-way-sign-shape": {
    text: "Quel panneau est un triangle posé sur sa pointe ?",
    right: "Celui qui dit de laisser passer les autres",
    wrong: [
      "Celui qui dit que des enfants sont proches",
      "Celui qui dit que cette route est fermée",
      "Celui qui dit que vous avez la priorité",
    ],
    explanation: "C’est le seul triangle dont la pointe est en bas. Vous le reconnaissez ainsi même quand il est sale.",
  },
  "stop-where": {
    text: "Aucune ligne n’est peinte devant ce panneau. Où vous arrêtez-vous ?",
    right: "Là où je peux voir l’autre route",
    wrong: ["Au milieu de l’autre route", "Bien avant le panneau", "Nulle part : sans ligne, pas d’arrêt"],
    explanation:
      "Arrêtez-vous avant l’autre route, à un endroit d’où vous pouvez la voir. Repartez quand elle est libre.",
  },
  "stop-behind-car": {
    text: "La voiture devant vous s’arrête à ce panneau puis repart. Que faites-vous ?",
    right: "Je m’arrête aussi à la ligne",
    wrong: [
      "Je la suis sans m’arrêter",
      "Je la suis si je reste tout près",
      "Je m’arrête seulement si elle s’arrête encore",
    ],
    explanation: "Chaque conducteur doit s’arrêter à la ligne. Celui de devant a regardé pour lui-même, pas pour vous.",
  },
};
