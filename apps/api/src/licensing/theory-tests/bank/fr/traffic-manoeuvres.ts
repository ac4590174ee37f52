import type { Translation } from "../question.ts";
import type { manoeuvreQuestions as english } from "../traffic-manoeuvres.ts";

export const manoeuvreQuestions: Translation<typeof english> = {
  "side-of-the-road": {
    text: "De quel côté de la route roule-t-on au Ghana ?",
    right: "À droite",
    wrong: ["À gauche", "Au milieu", "Du côté qui est libre"],
    explanation: "Au Ghana, on roule à droite. Tenez votre droite même quand la route est vide.",
  },
  "overtaking-side": {
    text: "De quel côté dépassez-vous une voiture plus lente qui va dans le même sens ?",
    right: "Par sa gauche",
    wrong: ["Par sa droite", "D’un côté ou de l’autre", "Par le bas-côté de la route"],
    explanation:
      "Comme on roule à droite, la place et la vue sont à gauche. Dépassez de ce côté quand la voie est libre et que c’est permis.",
  },
  "never-overtake": {
    text: "Où est-il toujours interdit de dépasser ?",
    right: "Juste avant le sommet d’une côte",
    wrong: ["Sur une longue route droite", "Dans une rue à sens unique", "Sur une route à deux voies par sens"],
    explanation:
      "Vous ne pouvez pas voir ce qui vient derrière une côte. Il en va de même des virages, et les carrefours et les passages sont tout aussi dangereux.",
  },
  "before-moving-off": {
    text: "Vous êtes garé au bord de la route et voulez partir. Que faites-vous d’abord ?",
    right: "Je regarde les rétroviseurs et l’angle mort",
    wrong: ["Je klaxonne et je pars", "J’allume mes feux et je pars", "Je regarde seulement devant et je pars"],
    explanation:
      "Les rétroviseurs ne montrent pas tout ce qui est à côté de vous. Regardez-les, mettez le clignotant, puis tournez la tête avant de partir.",
  },
  "changing-lane": {
    text: "Comment changez-vous de voie ?",
    right: "Regarder, signaler, regarder encore, changer",
    wrong: [
      "Changer d’abord, puis mettre le clignotant",
      "Klaxonner, puis changer de voie",
      "Freiner fort, puis changer de voie",
    ],
    explanation:
      "Les autres doivent connaître vos intentions, et vous devez savoir que la voie est libre. Le second regard montre qui se trouve dans votre angle mort.",
  },
  "missed-exit": {
    text: "Vous dépassez votre sortie sur l’autoroute. Que faites-vous ?",
    right: "Je vais à la sortie suivante",
    wrong: ["Je recule sur le bas-côté", "Je fais demi-tour sur l’herbe", "Je m’arrête et j’attends de l’aide"],
    explanation: "Reculer sur une autoroute tue. Prendre la sortie suivante ne coûte que quelques minutes.",
  },
  "keep-right-lane": {
    text: "Votre côté de la route a deux voies et vous ne dépassez pas. Où roulez-vous ?",
    right: "Sur la voie de droite",
    wrong: ["Sur la voie de gauche", "Entre les deux voies", "Sur celle qui est la plus rapide"],
    explanation: "La voie de droite sert à rouler et celle de gauche à dépasser. Revenez à droite après avoir dépassé.",
  },
  "being-overtaken": {
    text: "Une voiture commence à vous dépasser. Comment l’aidez-vous ?",
    right: "Je tiens ma droite sans accélérer",
    wrong: [
      "J’accélère pour qu’elle renonce",
      "Je me déporte un peu vers la gauche",
      "Je freine aussi fort que possible",
    ],
    explanation:
      "L’autre conducteur est peu de temps du mauvais côté. Tenez votre droite et laissez-le finir rapidement.",
  },
  "no-parking-places": {
    text: "Lequel de ces endroits ne convient pas pour stationner ?",
    right: "Tout près d’un carrefour",
    wrong: [
      "Une place de stationnement marquée",
      "Un parc de stationnement gardé",
      "Une large aire d’arrêt hors de la route",
    ],
    explanation:
      "Une voiture près d’un carrefour cache les piétons et les autres voitures. Il en va de même dans les virages, aux passages et sur les ponts.",
  },
  "park-on-a-hill": {
    text: "Vous stationnez dans une côte. Qu’est-ce qui empêche votre voiture de rouler ?",
    right: "Le frein à main et une vitesse engagée",
    wrong: ["Le frein à main seul", "Les feux et le klaxon", "La clé dans la serrure"],
    explanation:
      "Un frein peut lâcher. Avec une vitesse engagée et les roues tournées vers le bord de la route, la voiture reste en place.",
  },
  "opening-the-door": {
    text: "Vous êtes garé au bord de la route. Que faites-vous avant d’ouvrir votre portière ?",
    right: "Je regarde qui arrive derrière moi",
    wrong: ["Je klaxonne un instant", "J’éteins et je rallume mes feux", "Je demande à mon passager de descendre"],
    explanation:
      "Une portière ouverte soudainement peut jeter un cycliste sous une voiture. Regardez d’abord dans le rétroviseur et par-dessus votre épaule.",
  },
  "double-parking": {
    text: "Toutes les places au bord de la route sont prises. Pouvez-vous vous arrêter un moment à côté d’une voiture garée ?",
    right: "Non, je cherche une autre place",
    wrong: ["Oui, avec mes feux de détresse", "Oui, si je laisse un mot", "Oui, si je reste près de ma voiture"],
    explanation:
      "Une voiture en double file bloque la voie et cache les personnes qui traversent. Cherchez une vraie place.",
  },
  "leaving-the-car": {
    text: "Vous quittez votre voiture quelques minutes. Que faites-vous ?",
    right: "Moteur arrêté, frein à main serré, portes verrouillées",
    wrong: [
      "Moteur en marche, pour repartir rapidement",
      "Moteur en marche, avec un enfant pour surveiller",
      "Moteur arrêté, vitres ouvertes",
    ],
    explanation:
      "Une voiture dont la clé est restée ou dont le moteur tourne peut rouler, être volée ou être démarrée par un enfant.",
  },
  "park-at-bus-stop": {
    text: "Pourquoi ne devez-vous pas stationner à un arrêt de bus ?",
    right: "Le bus doit s’arrêter sur la chaussée",
    wrong: [
      "Le bus peut alors arriver trop tôt",
      "Le bus a besoin de l’ombre",
      "Le bus ne peut pas lire mon immatriculation",
    ],
    explanation:
      "Si le bus ne peut pas atteindre son arrêt, les passagers descendent au milieu de la circulation. Laissez l’arrêt libre.",
  },
};
