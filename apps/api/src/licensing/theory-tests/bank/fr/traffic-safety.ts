import type { Translation } from "../question.ts";
import type { safetyQuestions as english } from "../traffic-safety.ts";

export const safetyQuestions: Translation<typeof english> = {
  "person-on-zebra": {
    text: "Une femme s’engage devant vous sur un passage pour piétons. Que faites-vous ?",
    right: "Je m’arrête jusqu’à ce qu’elle ait traversé",
    wrong: ["Je klaxonne pour l’avertir", "Je passe derrière elle avec prudence", "Je lui fais signe de reculer"],
    explanation:
      "Sur les bandes, les piétons passent en premier. Arrêtez-vous et laissez-leur le temps qu’il leur faut.",
  },
  "car-stopped-at-zebra": {
    text: "Une voiture devant vous s’est arrêtée à un passage pour piétons. Que faites-vous ?",
    right: "Je m’arrête derrière elle",
    wrong: [
      "Je la dépasse lentement par la gauche",
      "Je la dépasse vite par la droite",
      "Je klaxonne pour qu’elle reparte",
    ],
    explanation:
      "Elle s’est peut-être arrêtée pour une personne que vous ne voyez pas. La dépasser pourrait tuer cette personne.",
  },
  "child-in-car": {
    text: "Où un enfant de huit ans s’assoit-il dans votre voiture ?",
    right: "À l’arrière, attaché dans un siège ou une ceinture",
    wrong: ["À l’avant, avec une ceinture", "À l’avant, sur les genoux de quelqu’un", "À l’arrière, debout"],
    explanation:
      "Un enfant de moins de 12 ans voyage à l’arrière, tenu par un siège ou une ceinture adaptés. Dans un choc, aucun bras n’est assez fort.",
  },
  "passing-a-cyclist": {
    text: "Vous voulez dépasser un homme à vélo. Comment le faites-vous ?",
    right: "En laissant beaucoup de place entre nous",
    wrong: [
      "Tout près de lui, et rapidement",
      "Tout près de lui, en klaxonnant",
      "Par la droite, s’il y a de la place",
    ],
    explanation: "Un cycliste peut s’écarter pour éviter un trou. Attendez de pouvoir laisser une grande distance.",
  },
  "ball-in-the-road": {
    text: "Un ballon roule sur la route devant vous. À quoi vous attendez-vous ?",
    right: "À un enfant qui court après",
    wrong: ["À un chien qui aboie après", "À une voiture qui s’arrête pour lui", "À rien : ce n’est qu’un ballon"],
    explanation: "Là où il y a un ballon, il y a un enfant. Freinez immédiatement et soyez prêt à vous arrêter.",
  },
  "white-stick": {
    text: "Un homme avec une canne blanche attend au bord de la route. Que vous indique la canne ?",
    right: "Il voit peu ou pas du tout",
    wrong: ["Il règle la circulation", "Il vend des objets aux conducteurs", "Il veut que vous passiez"],
    explanation:
      "Une canne blanche est portée par les personnes aveugles ou qui voient mal. Arrêtez-vous et laissez-le traverser tranquillement.",
  },
  "trotro-at-stop": {
    text: "Un trotro s’est arrêté et des gens en descendent. Comment le dépassez-vous ?",
    right: "Lentement, prêt à m’arrêter",
    wrong: ["Rapidement, avant qu’il reparte", "En klaxonnant sans cesse", "Tout près de son côté"],
    explanation: "Des gens peuvent surgir de devant le trotro sans vous voir. Roulez lentement et laissez de la place.",
  },
  "seat-belts": {
    text: "Qui, dans une voiture, doit porter une ceinture de sécurité ?",
    right: "Tous ceux qui s’y trouvent",
    wrong: ["Le conducteur seulement", "Les personnes à l’avant seulement", "Ceux qui roulent sur l’autoroute"],
    explanation:
      "Dans un choc, une personne sans ceinture est projetée et heurte celles de devant. Tous doivent en porter une, à chaque trajet.",
  },
  helmets: {
    text: "Deux personnes roulent sur la même moto. Qui doit porter un casque ?",
    right: "Toutes les deux",
    wrong: ["Le conducteur seulement", "Le passager seulement", "Aucune des deux, en ville"],
    explanation: "La route est dure pour les deux. Un casque sur chaque tête sauve des vies, même sur un court trajet.",
  },
  "dip-headlights": {
    text: "La nuit, une voiture vient vers vous. Que faites-vous de vos feux de route ?",
    right: "Je passe en feux de croisement",
    wrong: ["Je les laisse allumés comme avant", "J’éteins tous mes feux", "Je mets mes feux de détresse"],
    explanation:
      "Les feux de route éblouissent l’autre conducteur, qui peut alors vous heurter. Passez à temps en feux de croisement.",
  },
  "fire-extinguisher": {
    text: "Quel type d’extincteur convient à une voiture ?",
    right: "À poudre sèche, contrôlé souvent",
    wrong: ["Un seau d’eau propre", "À mousse, prévu pour la cuisine", "Aucun : les voitures ne brûlent pas"],
    explanation:
      "Les feux d’essence et les feux électriques ne s’éteignent pas avec de l’eau. La poudre sèche agit sur les deux, si l’appareil est contrôlé à temps.",
  },
  "load-at-the-back": {
    text: "De longues planches dépassent à l’arrière de votre camionnette. Que faites-vous ?",
    right: "J’en signale le bout pour que tous le voient",
    wrong: ["Je mets mes feux de détresse", "Je demande à quelqu’un de les tenir", "Rien, si je roule lentement"],
    explanation:
      "Ceux qui vous suivent doivent voir le bout du chargement : un drapeau rouge le jour et un feu rouge la nuit.",
  },
  "worn-tyres": {
    text: "Pourquoi est-il dangereux de rouler avec des pneus devenus lisses ?",
    right: "Ils glissent sur route mouillée",
    wrong: ["Ils consomment plus d’huile", "Ils ralentissent trop la voiture", "Ils affaiblissent les feux"],
    explanation:
      "Les rainures évacuent l’eau. Sans elles, un pneu glisse sur l’eau et ne peut plus ni freiner ni tourner.",
  },
  "front-tyre-bursts": {
    text: "L’un de vos pneus avant éclate pendant que vous roulez. Que faites-vous ?",
    right: "Je tiens le volant et je ralentis en douceur",
    wrong: [
      "Je freine aussi fort que possible",
      "Je tourne aussitôt vers le bord de la route",
      "J’arrête immédiatement le moteur",
    ],
    explanation: "La voiture tire d’un côté. Maintenez-la droite à deux mains et laissez-la ralentir d’elle-même.",
  },
  "rear-wheels-skid": {
    text: "L’arrière de votre voiture glisse d’un côté. Que faites-vous ?",
    right: "Je braque de ce côté et je lève le pied",
    wrong: ["Je freine fort et je tiens bien le volant", "Je braque de l’autre côté", "Je tire le frein à main"],
    explanation: "Levez le pied de la pédale et braquez du côté où glisse l’arrière. La voiture se redresse.",
  },
  "stuck-accelerator": {
    text: "La pédale reste bloquée et votre voiture accélère toute seule. Que faites-vous ?",
    right: "Je coupe le moteur, je dirige et je freine",
    wrong: [
      "Je passe brusquement sur la voie voisine",
      "J’appuie plusieurs fois sur la pédale",
      "Je passe au point mort et j’attends",
    ],
    explanation:
      "Coupez le moteur, mais pas au point de bloquer la direction. Laissez une vitesse engagée et freinez jusqu’à l’arrêt.",
  },
  breakdown: {
    text: "Votre voiture tombe en panne sur une route très fréquentée. Que faites-vous d’abord ?",
    right: "Je la sors de la route et j’avertis les autres",
    wrong: [
      "Je la laisse et je cherche un magasin",
      "Je pose des branches devant elle",
      "J’y reste jusqu’à l’arrivée des secours",
    ],
    explanation:
      "Les autres doivent vous voir à temps. Sortez la voiture de la route, placez un triangle devant et derrière, et prévenez la police si elle doit rester là.",
  },
  "crash-with-injury": {
    text: "Vous voyez un accident et une personne est blessée. Que faites-vous ?",
    right: "Je m’arrête, j’aide et j’appelle les secours",
    wrong: [
      "Je continue, pour ne pas gêner",
      "Je prends des photos et je continue",
      "Je sors la personne dans tous les cas",
    ],
    explanation:
      "Arrêtez-vous là où c’est sans danger, appelez la police et une ambulance, et aidez comme vous le pouvez. Ne déplacez un blessé que pour l’éloigner d’un danger.",
  },
  "brakes-fail": {
    text: "La pédale de frein n’a plus d’effet. Comment ralentissez-vous la voiture ?",
    right: "Je rétrograde et je serre le frein à main",
    wrong: [
      "J’ouvre toutes les portières et les vitres",
      "J’arrête le moteur et j’attends",
      "Je tourne le volant d’un côté à l’autre",
    ],
    explanation:
      "Pompez sur la pédale, rétrogradez et serrez peu à peu le frein à main. Dirigez-vous là où vous pouvez rouler jusqu’à l’arrêt.",
  },
};
