import type { Translation } from "../../bank/question.ts";
import type { roadPractice as english } from "../traffic-road.ts";

export const roadPractice: Translation<typeof english> = {
  "practice-markings-1": {
    text: "Que permet une ligne discontinue au milieu de la route ?",
    right: "De la franchir avec prudence",
    wrong: ["De la franchir à la vitesse de mon choix", "De stationner le long", "De rouler dessus"],
    explanation: "Une ligne discontinue peut être franchie quand la voie est libre. Une ligne continue ne le peut pas.",
  },
  "practice-markings-2": {
    text: "Vous voyez des flèches blanches dirigées vers la voie de droite. Que vous demandent-elles ?",
    right: "De changer de voie à temps",
    wrong: [
      "De tourner tout de suite à droite",
      "De vous arrêter et de laisser passer tous les autres",
      "De rouler entre les voies",
    ],
    explanation:
      "Les flèches indiquent que votre voie, ou la ligne discontinue, se termine bientôt. Changez de voie avant.",
  },
  "practice-markings-3": {
    text: "À quoi sert la large ligne blanche en travers de votre voie à un carrefour ?",
    right: "Elle indique où s’arrêter",
    wrong: ["Elle indique où accélérer", "Elle indique une place de stationnement", "Elle indique un trottoir"],
    explanation: "Arrêtez-vous avec l’avant du véhicule avant la ligne. Des personnes peuvent traverser devant vous.",
  },
  "practice-signals-1": {
    text: "Votre feu est vert mais le carrefour est encombré. Que faites-vous ?",
    right: "J’attends à l’entrée du carrefour",
    wrong: ["J’entre en espérant un passage", "Je passe par le trottoir", "Je fais demi-tour sur la route"],
    explanation: "N’entrez que là où vous pouvez ressortir. Celui qui reste au milieu bloque tout le monde.",
  },
  "practice-signals-2": {
    text: "Que demande un feu orange clignotant à un carrefour ?",
    right: "De la prudence et le respect des panneaux",
    wrong: [
      "Un arrêt complet jusqu’au retour du vert",
      "Plus de vitesse que d’habitude",
      "La conduite tous feux éteints",
    ],
    explanation: "Les feux sont en panne ou éteints pour la nuit. Les panneaux et les règles de priorité s’appliquent.",
  },
  "practice-signals-3": {
    text: "Le conducteur devant vous tend le bras à gauche. Que va-t-il probablement faire ?",
    right: "Tourner à gauche",
    wrong: ["S’arrêter pour prendre du carburant", "Tourner à droite", "Saluer, et rien de plus"],
    explanation: "Un bras tendu à gauche signale que l’on va de ce côté. Restez derrière et ne dépassez pas.",
  },
  "practice-right-of-way-1": {
    text: "Vous sortez d’une station-service pour prendre la route. Qui attend ?",
    right: "Moi, pour tous ceux qui y passent",
    wrong: ["Les voitures qui sont déjà sur la route", "Le véhicule le plus petit", "Les personnes à pied"],
    explanation:
      "Celui qui vient d’une cour ou d’une station cède le passage à tous ceux qui sont sur la route, piétons compris.",
  },
  "practice-right-of-way-2": {
    text: "Deux voitures se croisent là où un camion garé rétrécit un côté. Laquelle attend ?",
    right: "Celle qui a le camion sur sa voie",
    wrong: [
      "Celle qui est la plus lente",
      "Celle qui est arrivée la première sur place",
      "Celle qui a le moins de passagers",
    ],
    explanation: "Celui qui doit quitter sa voie pour passer laisse d’abord passer l’autre.",
  },
  "practice-right-of-way-3": {
    text: "Vous tournez à gauche et quelqu’un vient vers vous, tout droit. Qui passe en premier ?",
    right: "Celui qui va tout droit",
    wrong: ["Celui qui tourne à gauche", "Celui qui a allumé ses feux", "Celui qui klaxonne pour avertir l’autre"],
    explanation: "Celui qui coupe la route des autres en tournant attend un intervalle.",
  },
  "practice-speed-and-distance-1": {
    text: "Pourquoi un trotro plein a-t-il besoin de plus de place pour s’arrêter ?",
    right: "Il est plus lourd",
    wrong: ["Son klaxon est plus faible", "Ses pneus sont plus froids", "Ses feux sont plus bas"],
    explanation:
      "Plus le véhicule est lourd, plus il lui faut de distance pour s’arrêter. Gardez plus de distance quand vous êtes chargé.",
  },
  "practice-speed-and-distance-2": {
    text: "Si la vitesse double, comment change la distance de freinage ?",
    right: "Elle est multipliée par quatre environ",
    wrong: ["Elle est divisée par deux environ", "Elle ne change pas", "Elle augmente d’une longueur de voiture"],
    explanation:
      "La distance de freinage augmente avec le carré de la vitesse. Rouler un peu moins vite aide beaucoup.",
  },
  "practice-speed-and-distance-3": {
    text: "L’épaisse poussière de l’harmattan cache la route. À quelle vitesse pouvez-vous rouler ?",
    right: "À celle qui permet l’arrêt à portée de vue",
    wrong: [
      "À celle que le panneau autorise",
      "À celle que souhaite la voiture qui me suit",
      "Plus vite, pour en sortir tôt",
    ],
    explanation:
      "La limite vaut pour de bonnes conditions. Roulez de façon à pouvoir vous arrêter sur la partie de route que vous voyez.",
  },
  "practice-overtaking-and-lanes-1": {
    text: "Quelqu’un vous dépasse sur une route étroite. Comment l’aidez-vous ?",
    right: "Je reste à droite sans accélérer",
    wrong: [
      "J’accélère par souci d’équité",
      "Je vais immédiatement au milieu de la route",
      "Je freine le plus fort possible",
    ],
    explanation: "Celui qui est dépassé reste à droite et garde une allure régulière.",
  },
  "practice-overtaking-and-lanes-2": {
    text: "De quoi devez-vous être sûr avant de commencer à dépasser ?",
    right: "Que la route est assez libre devant",
    wrong: ["Que mon klaxon est assez fort pour être entendu", "Que l’autre est lent", "Que personne ne regarde"],
    explanation: "Il vous faut de la place pour dépasser et pour revenir. En cas de doute, restez derrière.",
  },
  "practice-overtaking-and-lanes-3": {
    text: "Un bus s’est arrêté et des gens descendent. Comment le dépassez-vous ?",
    right: "Lentement, prêt à l’arrêt",
    wrong: ["Vite, avant qu’ils traversent", "Sans lâcher le klaxon", "Par le trottoir"],
    explanation: "Des gens peuvent surgir devant le bus sans regarder.",
  },
  "practice-parking-1": {
    text: "Vous stationnez dans une pente, l’avant vers le bas. Que faites-vous d’autre ?",
    right: "J’engage un rapport bas et serre le frein",
    wrong: ["Je laisse le point mort", "Je laisse le moteur tourner, feux allumés", "Je laisse les portières ouvertes"],
    explanation:
      "Le frein à main seul peut lâcher. Une vitesse engagée et les roues tournées vers la bordure retiennent la voiture.",
  },
  "practice-parking-2": {
    text: "Qu’est-ce qui vient avant d’ouvrir votre portière au bord de la route ?",
    right: "Un regard derrière moi",
    wrong: ["Un cri vers le conducteur", "Un coup de klaxon", "Un tour de clé"],
    explanation:
      "Un cycliste ou un motocycliste peut se trouver juste à côté de vous. Regardez dans le rétroviseur et par-dessus l’épaule.",
  },
  "practice-parking-3": {
    text: "Pourquoi ne pouvez-vous pas stationner sur un trottoir ?",
    right: "Les piétons en ont besoin",
    wrong: ["Cela coûte trop cher", "Le soleil est trop chaud", "Les pneus s’usent"],
    explanation: "Celui qui ne peut pas utiliser le trottoir doit marcher sur la route, au milieu des voitures.",
  },
};
