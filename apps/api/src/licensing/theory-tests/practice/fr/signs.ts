import { translateSigns } from "../signs.ts";

export const signPractice = translateSigns("Comment s’appelle ce panneau ?", {
  stop: ["Arrêt obligatoire", "Le seul panneau à huit coins. Arrêtez-vous à la ligne, même sur une route vide."],
  "give-way": ["Cédez le passage", "Le seul triangle posé sur sa pointe. Les autres passent en premier."],
  "priority-road": ["Route prioritaire", "Un losange jaune. Ceux qui rejoignent cette route vous attendent."],
  "no-entry": ["Sens interdit", "Un disque rouge avec une barre blanche. Il ferme ce bout de la rue."],
  "closed-to-vehicles": [
    "Circulation interdite à tout véhicule",
    "Un cercle rouge vide. Il ferme la route dans les deux sens.",
  ],
  "speed-limit-50": ["Limitation de vitesse", "Le nombre dans un cercle rouge est la vitesse maximale."],
  "end-of-speed-limit-50": [
    "Fin de limitation de vitesse",
    "Gris et barré. La limite générale s’applique à partir d’ici.",
  ],
  "no-overtaking": [
    "Interdiction de dépasser",
    "Deux voitures côte à côte, celle de gauche est rouge. Restez derrière.",
  ],
  "no-left-turn": [
    "Interdiction de tourner à gauche",
    "La flèche courbée est barrée. Les autres directions restent permises.",
  ],
  "no-u-turn": ["Interdiction de faire demi-tour", "La flèche qui fait demi-tour est barrée."],
  "no-parking": [
    "Stationnement interdit",
    "Une seule diagonale sur fond bleu. Déposer quelqu’un un instant est permis.",
  ],
  "no-stopping": [
    "Arrêt et stationnement interdits",
    "Deux diagonales sur fond bleu interdisent plus qu’une seule. Même un bref arrêt est interdit.",
  ],
  "no-horn": ["Interdiction de klaxonner", "Le klaxon est barré, souvent près des hôpitaux."],
  "no-goods-vehicles": ["Accès interdit aux camions", "Un camion dans un cercle rouge doit trouver un autre chemin."],
  "no-pedestrians": [
    "Accès interdit aux piétons",
    "Un piéton dans un cercle rouge. Il est trop dangereux d’y aller à pied.",
  ],
  "no-motorcycles": ["Accès interdit aux motos", "Une moto dans un cercle rouge. Les autres peuvent passer."],
  "height-limit": [
    "Limitation de hauteur",
    "Les flèches sont au-dessus et au-dessous du nombre. Le chargement compte aussi.",
  ],
  "weight-limit": ["Limitation de poids", "La lettre t signifie tonnes. Le chargement compte aussi."],
  "straight-ahead-only": [
    "Direction obligatoire : tout droit",
    "Le blanc sur un disque bleu est une obligation. On ne tourne pas ici.",
  ],
  "pass-on-right": [
    "Contournement obligatoire par la droite",
    "La flèche indique le côté de l’obstacle par lequel vous devez passer.",
  ],
  "roundabout-direction": [
    "Sens giratoire obligatoire",
    "Trois flèches sur un disque bleu. Tout le monde tourne dans le même sens.",
  ],
  "cycle-track": ["Piste réservée aux vélos", "Un vélo sur un disque bleu. Les voitures et les motos n’y vont pas."],
  "bend-right": ["Virage à droite", "Ralentissez avant le virage, pas dedans."],
  "double-bend": [
    "Succession de virages",
    "Deux virages se suivent. Le premier va du côté où la ligne tourne d’abord.",
  ],
  crossroads: ["Croisement de routes", "Une croix noire dans un triangle. Regardez des deux côtés."],
  "t-junction": ["Carrefour en T", "La route débouche sur une autre. Vous devrez tourner."],
  "roundabout-ahead": [
    "Annonce d’un rond-point",
    "Des flèches en cercle dans un triangle. Soyez prêt à céder le passage.",
  ],
  "pedestrian-crossing": [
    "Passage pour piétons",
    "Un piéton sur des bandes dans un triangle. Soyez prêt à vous arrêter.",
  ],
  children: [
    "Endroit fréquenté par des enfants",
    "Deux enfants qui courent. Une école ou un terrain de jeux est proche.",
  ],
  "traffic-lights": ["Annonce de feux de circulation", "Vous ne voyez pas encore les feux. Soyez prêt à vous arrêter."],
  "slippery-road": ["Chaussée glissante", "Les traces de la voiture ondulent. Freinez et tournez en douceur."],
  "uneven-road": ["Chaussée déformée", "Des bosses dans un triangle. Ralentissez, sinon le chargement sautera."],
  "road-narrows": ["Chaussée rétrécie", "Les deux côtés se rapprochent. Il n’y a peut-être pas de place pour deux."],
  "two-way-traffic": [
    "Circulation dans les deux sens",
    "La rue à sens unique se termine. D’autres viennent vers vous.",
  ],
  "level-crossing": ["Passage à niveau", "Une voie ferrée croise la route. Un train ne peut pas s’arrêter pour vous."],
  animals: ["Passage d’animaux", "Une vache dans un triangle. Des animaux peuvent surgir à tout moment."],
  "road-works": ["Travaux", "Un homme avec une pelle. Des personnes et des engins sont sur la route."],
  "falling-rocks": [
    "Chute de pierres",
    "Des pierres peuvent se trouver sur la route. Ne vous arrêtez pas sous la pente.",
  ],
  "steep-descent": ["Descente dangereuse", "Le pourcentage indique la pente. Engagez un rapport bas avant son début."],
  parking: ["Lieu de stationnement", "La lettre P sur fond bleu."],
  hospital: ["Hôpital", "Un lieu calme, où passent des ambulances."],
  "one-way": ["Rue à sens unique", "Une flèche blanche sur un panneau bleu, et non sur un disque."],
  "no-through-road": ["Rue sans issue", "Une barre rouge termine la ligne blanche. Vous revenez par le même chemin."],
  "filling-station": ["Station-service", "Une pompe sur fond bleu."],
});
