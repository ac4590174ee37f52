import type { Translation } from "../question.ts";
import type { prohibitorySigns as english } from "../signs-prohibitory.ts";

export const prohibitorySigns: Translation<typeof english> = {
  "no-entry-meaning": {
    text: "Vous arrivez devant ce panneau à l’entrée d’une rue. Que faites-vous ?",
    right: "Je n’entre pas dans la rue",
    wrong: [
      "J’entre lentement en faisant attention",
      "J’entre si aucune voiture n’en sort",
      "Je m’arrête, je paie, puis j’entre",
    ],
    explanation:
      "Un disque rouge à barre blanche ferme la rue à tous les véhicules de votre côté. Des véhicules peuvent en sortir.",
  },
  "closed-to-vehicles-meaning": {
    text: "Qui peut passer un panneau cerclé de rouge et vide au milieu ?",
    right: "Aucun véhicule, d’aucun côté",
    wrong: [
      "Les bus et les taxis seulement",
      "Toute voiture qui roule lentement",
      "Les voitures qui viennent de gauche",
    ],
    explanation:
      "Un cercle rouge vide ferme la route à tous les véhicules dans les deux sens. Les piétons peuvent encore l’emprunter.",
  },
  "speed-limit-50-meaning": {
    text: "À quelle vitesse pouvez-vous rouler après ce panneau ?",
    right: "À 50 km/h, pas plus vite",
    wrong: [
      "À 50 km/h, pas moins vite",
      "À n’importe quelle vitesse jusqu’à la borne 50",
      "À 50 km/h de plus qu’avant",
    ],
    explanation:
      "Le nombre dans un cercle rouge est la vitesse maximale en kilomètres par heure. Vous pouvez toujours rouler moins vite.",
  },
  "end-of-speed-limit-50-meaning": {
    text: "Qu’est-ce qui change pour vous à ce panneau ?",
    right: "La limite de 50 km/h finit ici",
    wrong: [
      "Une limite de 50 km/h commence ici",
      "Vous devez désormais dépasser 50 km/h",
      "Toutes les limites du Ghana finissent ici",
    ],
    explanation:
      "Des traits noirs sur un nombre gris mettent fin à cette limite. À partir d’ici, la limite générale de la route s’applique de nouveau.",
  },
  "no-overtaking-meaning": {
    text: "Une voiture lente est devant vous après ce panneau. Que faites-vous ?",
    right: "Je reste derrière elle",
    wrong: ["Je la dépasse vite par la gauche", "Je la dépasse par la droite", "Je la dépasse si ma voiture est rouge"],
    explanation:
      "La voiture rouge à côté de la voiture noire montre ce qui est interdit : vous ne pouvez pas dépasser une autre voiture ici.",
  },
  "no-left-turn-meaning": {
    text: "Que vous indique ce panneau à un carrefour ?",
    right: "Vous ne pouvez pas tourner à gauche",
    wrong: [
      "Vous devez tourner à gauche",
      "La route tourne à gauche plus loin",
      "La voie de gauche se termine plus loin",
    ],
    explanation:
      "Le trait rouge barre la flèche. Allez tout droit ou tournez à droite, si aucun autre panneau ne l’interdit.",
  },
  "no-u-turn-meaning": {
    text: "Vous avez pris la mauvaise route et vous voyez ce panneau. Que ne pouvez-vous pas faire ?",
    right: "Faire demi-tour et revenir",
    wrong: ["Continuer jusqu’au prochain carrefour", "Tourner à droite dans une rue", "Ralentir et lire les panneaux"],
    explanation:
      "La flèche qui fait demi-tour est barrée. Continuez et cherchez un endroit sûr pour changer de direction.",
  },
  "no-parking-meaning": {
    text: "Pouvez-vous vous arrêter ici un instant pour déposer un passager ?",
    right: "Oui, mais sans attendre ni stationner",
    wrong: [
      "Oui, et je peux stationner une heure",
      "Non, pas même un instant",
      "Oui, mais seulement à gauche de la route",
    ],
    explanation:
      "Un seul trait rouge sur fond bleu interdit d’attendre et de stationner. Un bref arrêt pour déposer quelqu’un est permis.",
  },
  "no-stopping-meaning": {
    text: "Que pouvez-vous faire au bord d’une route qui porte ce panneau ?",
    right: "Continuer, sans aucun arrêt",
    wrong: [
      "M’arrêter si je reste dans la voiture",
      "M’arrêter cinq minutes au plus",
      "Stationner si mes feux sont allumés",
    ],
    explanation:
      "La croix rouge sur fond bleu signifie que vous ne pouvez pas du tout vous arrêter, même un instant, sauf si la circulation vous y oblige.",
  },
  "no-horn-meaning": {
    text: "Là où se trouve ce panneau, que ne devez-vous pas utiliser ?",
    right: "Le klaxon",
    wrong: ["La radio", "Les phares", "Les freins"],
    explanation: "Le klaxon est barré. Des personnes proches, par exemple des malades, ont besoin de calme.",
  },
  "no-goods-vehicles-meaning": {
    text: "Qui doit prendre une autre route en voyant ce panneau ?",
    right: "Le conducteur d’un camion",
    wrong: ["Le conducteur d’une petite voiture", "Le conducteur d’une moto", "Une personne à pied"],
    explanation:
      "Le dessin dans le cercle rouge indique qui ne peut pas passer : ici, les véhicules de transport de marchandises.",
  },
  "no-pedestrians-meaning": {
    text: "Qui n’a pas le droit d’aller sur la route après ce panneau ?",
    right: "Les personnes à pied",
    wrong: ["Les enfants en voiture", "Les conducteurs sans passager", "Les conducteurs de motos"],
    explanation:
      "Un personnage qui marche dans un cercle rouge signifie qu’il est trop dangereux, ou interdit, d’y aller à pied.",
  },
  "no-motorcycles-meaning": {
    text: "Que dit ce panneau au sujet des motos ?",
    right: "Elles ne peuvent pas prendre cette route",
    wrong: [
      "Elles peuvent stationner à cet endroit",
      "Elles ont cette route pour elles seules",
      "Elles doivent rouler sur la piste cyclable",
    ],
    explanation: "Un cercle rouge exclut ce qu’il montre. Les motocyclistes doivent prendre une autre route.",
  },
  "height-limit-meaning": {
    text: "Votre camion mesure 4 mètres de haut. Que signifie ce panneau pour vous ?",
    right: "Mon camion est trop haut, je change de route",
    wrong: [
      "Je peux continuer si je roule lentement",
      "Je peux continuer sur la voie du milieu",
      "Je dois rester à 3,5 m des autres voitures",
    ],
    explanation:
      "Les marques au-dessus et au-dessous du nombre indiquent une hauteur. Un véhicule de plus de 3,5 mètres heurterait l’obstacle qui suit.",
  },
  "weight-limit-meaning": {
    text: "Quand ne devez-vous pas passer ce panneau ?",
    right: "Quand mon véhicule pèse 6 tonnes",
    wrong: [
      "Quand mon véhicule pèse 5 tonnes",
      "Quand mon véhicule mesure 5,5 m de long",
      "Quand mon véhicule mesure 5,5 m de haut",
    ],
    explanation:
      "La lettre t signifie tonnes. Un véhicule de plus de 5,5 tonnes peut endommager le pont ou la route qui suit.",
  },
  "red-ring-family": {
    text: "Un panneau rond porte un large cercle rouge. À quoi sert-il ?",
    right: "À interdire quelque chose",
    wrong: ["À avertir d’un danger", "À indiquer le chemin d’un lieu", "À signaler une route prioritaire"],
    explanation: "Les panneaux ronds cerclés de rouge interdisent. Le dessin ou le nombre précise ce qui est interdit.",
  },
  "red-slash-family": {
    text: "Un dessin dans un cercle rouge est barré d’un trait rouge. Que signifie ce trait ?",
    right: "Ce qu’il montre est interdit",
    wrong: ["Ce qu’il montre est obligatoire", "Ce qu’il montre est proche", "Ce qu’il montre se termine ici"],
    explanation: "Le trait barre le dessin : ce qu’il montre n’est pas permis à cet endroit.",
  },
};
