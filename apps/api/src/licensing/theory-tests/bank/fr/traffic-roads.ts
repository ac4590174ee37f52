import type { Translation } from "../question.ts";
import type { roadQuestions as english } from "../traffic-roads.ts";

export const roadQuestions: Translation<typeof english> = {
  "town-speed": {
    text: "Aucun panneau n’indique de limite et il y a des maisons des deux côtés. À quelle vitesse pouvez-vous rouler au plus ?",
    right: "50 km/h",
    wrong: ["70 km/h", "80 km/h", "100 km/h"],
    explanation:
      "Là où des gens habitent, la limite est de 50 km/h, sauf si un panneau indique autre chose. C’est la vitesse maximale, pas une vitesse imposée.",
  },
  "motorway-speed": {
    text: "Quelle est la vitesse maximale d’une voiture sur l’autoroute ?",
    right: "100 km/h",
    wrong: ["80 km/h", "120 km/h", "140 km/h"],
    explanation:
      "Sur une autoroute, une voiture peut rouler jusqu’à 100 km/h. La pluie, le brouillard ou une forte circulation peuvent imposer une vitesse plus basse.",
  },
  "school-zone-speed": {
    text: "Vous passez devant une école ou un marché animé. Quelle vitesse convient ?",
    right: "30 km/h ou moins",
    wrong: ["Entre 40 et 50 km/h", "Entre 50 et 60 km/h", "60 km/h ou plus"],
    explanation:
      "Les gens y descendent sur la route sans regarder. À 30 km/h, vous pouvez encore vous arrêter à temps.",
  },
  "sign-beats-general-limit": {
    text: "La loi autorise une vitesse sur un type de route, mais un panneau y en indique une autre. Laquelle compte ?",
    right: "La vitesse du panneau",
    wrong: ["La vitesse de la loi", "La plus élevée des deux", "Celle que je connais le mieux"],
    explanation:
      "Un panneau est posé parce que cette partie de la route est particulière. Ce qu’il indique l’emporte sur la limite générale.",
  },
  "gap-at-fifty": {
    text: "Vous roulez à 50 km/h sur une route sèche. Quelle distance laissez-vous avec la voiture de devant ?",
    right: "Environ 25 mètres",
    wrong: ["Environ 12 mètres", "Environ 6 mètres", "Environ 3 mètres"],
    explanation:
      "Si la voiture de devant freine fort, il vous faut le temps de le voir et de freiner. À 50 km/h, cela demande environ 25 mètres.",
  },
  "gap-in-rain": {
    text: "Il commence à pleuvoir. Comment changez-vous la distance avec la voiture de devant ?",
    right: "Je la double",
    wrong: ["Je la réduis de moitié", "Je ne la change pas", "Je me rapproche pour voir ses feux"],
    explanation:
      "Les pneus mouillés adhèrent moins, il faut donc plus de temps pour s’arrêter. Le double de la distance vous donne ce temps.",
  },
  "speed-and-stopping": {
    text: "Vous roulez deux fois plus vite qu’avant. Que devient votre distance de freinage ?",
    right: "Elle devient environ quatre fois plus longue",
    wrong: ["Elle reste exactement la même", "Elle devient un peu plus longue", "Elle devient plus courte"],
    explanation:
      "L’énergie d’une voiture augmente beaucoup plus vite que sa vitesse. Un peu plus de vitesse allonge beaucoup la distance d’arrêt.",
  },
  "no-crossing-double-line": {
    text: "Deux lignes blanches continues suivent le milieu de la route. Pouvez-vous les franchir pour dépasser ?",
    right: "Non, à aucun moment",
    wrong: ["Oui, si la route est vide", "Oui, au-dessous de 30 km/h", "Oui, la nuit avec mes feux"],
    explanation: "Les doubles lignes continues sont peintes là où dépasser est dangereux. Restez de votre côté.",
  },
  "mixed-line": {
    text: "Le milieu de la route porte une ligne discontinue et une ligne continue. La ligne discontinue est la plus proche de vous. Que pouvez-vous faire ?",
    right: "Les franchir si c’est sûr",
    wrong: ["Ne jamais les franchir", "Les franchir seulement en bus", "Rouler dessus"],
    explanation:
      "La ligne la plus proche est celle qui compte pour vous. Si elle est discontinue, vous pouvez la franchir avec prudence.",
  },
  "solid-line-on-your-side": {
    text: "De deux lignes au milieu de la route, la ligne continue est de votre côté. Que vous indique-t-elle ?",
    right: "Je ne peux pas la franchir, d’autres le peuvent",
    wrong: [
      "Je peux la franchir, d’autres ne le peuvent pas",
      "Personne ne peut rouler ici",
      "Je dois rouler sur la ligne",
    ],
    explanation:
      "La ligne de votre côté est votre règle. Si elle est continue, vous restez de votre côté, même si ceux qui viennent en face peuvent la franchir.",
  },
  "stop-line": {
    text: "À quoi sert la large ligne blanche en travers de votre voie aux feux de circulation ?",
    right: "Elle montre où s’arrêter",
    wrong: ["Elle montre où marcher", "Elle montre où tourner", "Elle montre où stationner"],
    explanation:
      "Vous vous arrêtez avant la ligne. Au-delà, vous gêneriez les piétons et les voitures qui croisent votre route.",
  },
  "lane-arrows": {
    text: "Vous êtes sur une voie dont la flèche va à gauche, mais vous voulez aller tout droit. Que faites-vous ?",
    right: "Je suis la flèche et je tourne à gauche",
    wrong: [
      "Je vais tout de même tout droit",
      "Je m’arrête jusqu’à ce que la voie soit vide",
      "Je recule jusqu’à l’autre voie",
    ],
    explanation:
      "La flèche indique où va cette voie. Choisissez votre voie tôt ; si vous la manquez, suivez la flèche et cherchez un autre chemin.",
  },
  "zebra-stripes": {
    text: "Que signalent de larges bandes blanches en travers de la route ?",
    right: "Un endroit où les piétons traversent",
    wrong: [
      "Un endroit où les voitures stationnent",
      "Un endroit où des voies se rejoignent",
      "Un endroit où passent les trains",
    ],
    explanation: "Ces bandes marquent un passage pour piétons. Vous devez y laisser traverser les piétons.",
  },
  "red-light": {
    text: "Le feu est rouge et aucune voiture n’arrive. Que faites-vous ?",
    right: "J’attends derrière la ligne",
    wrong: ["Je passe avec prudence", "Je tourne à droite sans attendre", "Je franchis lentement la ligne"],
    explanation:
      "Le rouge signifie s’arrêter et attendre derrière la ligne, aussi longtemps qu’il dure, même quand la route semble vide.",
  },
  "amber-light": {
    text: "Le feu passe à l’orange à votre approche. Vous avez la place de vous arrêter sans danger. Que faites-vous ?",
    right: "Je m’arrête",
    wrong: ["J’accélère", "Je klaxonne et je passe", "Je continue à la même vitesse"],
    explanation: "L’orange annonce le rouge. Passez seulement si vous êtes trop près pour vous arrêter sans danger.",
  },
  "officer-and-light": {
    text: "Le feu est vert, mais un agent de police sur la route vous fait signe de vous arrêter. Qui l’emporte ?",
    right: "L’agent",
    wrong: ["Le feu", "La voiture derrière moi", "Le premier que j’ai vu"],
    explanation:
      "L’agent qui règle la circulation sait pourquoi il le fait. Ses signes l’emportent sur les feux, les panneaux et les marques.",
  },
  "level-crossing-lights": {
    text: "Des feux rouges clignotent à un passage à niveau et la barrière est encore levée. Que faites-vous ?",
    right: "Je m’arrête avant la ligne",
    wrong: ["Je passe avant que la barrière s’abaisse", "Je contourne la barrière", "Je klaxonne et je passe"],
    explanation:
      "Les feux signifient qu’un train arrive. Attendez qu’ils s’éteignent, même si vous ne voyez pas de train.",
  },
  "horn-use": {
    text: "À quoi sert le klaxon de votre voiture ?",
    right: "À avertir d’un danger",
    wrong: ["À saluer un ami", "À presser les voitures lentes", "À montrer que je suis en colère"],
    explanation:
      "Le klaxon est un avertissement. Utilisé pour autre chose, il dérange, et personne n’écoute quand c’est important.",
  },
  "green-light": {
    text: "Votre feu passe au vert pendant qu’un vieil homme est encore sur le passage. Que faites-vous ?",
    right: "J’attends qu’il ait fini",
    wrong: ["Je passe tout près de lui", "Je klaxonne et je passe", "Je passe derrière lui"],
    explanation:
      "Le vert signifie que vous pouvez passer si la voie est libre. Une personne en train de traverser peut finir.",
  },
  "indicator-early": {
    text: "Quand devez-vous signaler que vous allez tourner ?",
    right: "Tôt, pour avertir les autres",
    wrong: ["Pendant que je tourne", "Après avoir tourné", "Seulement si une voiture me suit"],
    explanation: "Un signal dit aux autres ce que vous allez faire. Il n’est utile que s’ils le voient à temps.",
  },
  "entering-roundabout": {
    text: "Vous voulez entrer dans un rond-point. Des voitures y circulent et arrivent de votre gauche. Qui passe en premier ?",
    right: "Les voitures qui y circulent",
    wrong: ["Moi, car je suis à droite", "Le véhicule le plus gros", "Celui qui klaxonne le premier"],
    explanation:
      "Les voitures engagées dans le rond-point passent en premier. Attendez un intervalle suffisant, puis entrez.",
  },
  "ambulance-behind": {
    text: "Une ambulance arrive derrière vous, sirène en marche. Que faites-vous ?",
    right: "Je serre à droite et je la laisse passer",
    wrong: ["J’accélère pour rester devant elle", "Je freine fort là où je suis", "Je reste sur ma voie comme avant"],
    explanation:
      "Quelques minutes peuvent sauver une vie. Serrez à droite, ralentissez ou arrêtez-vous, et laissez-la passer.",
  },
  "left-turn-oncoming": {
    text: "Vous voulez tourner à gauche. Une voiture vient vers vous et va tout droit. Qui attend ?",
    right: "Moi",
    wrong: ["L’autre voiture", "La voiture la plus rapide", "La voiture la plus petite"],
    explanation:
      "En tournant à gauche, vous coupez la route de ceux qui viennent vers vous. Laissez-les passer d’abord.",
  },
  "leaving-a-yard": {
    text: "Vous sortez d’une cour pour prendre la route. Qui passe en premier ?",
    right: "Tous ceux qui sont sur la route",
    wrong: ["Moi, dès que mon clignotant est mis", "Moi, si je sors rapidement", "Le véhicule le plus gros"],
    explanation:
      "Ceux qui sont sur la route ne vous attendent pas. Patientez jusqu’à ce que voitures, deux-roues et piétons soient passés.",
  },
  "blocked-junction": {
    text: "Votre feu est vert, mais des voitures sont arrêtées juste après le carrefour. Que faites-vous ?",
    right: "J’attends avant le carrefour",
    wrong: ["J’y entre et j’y attends", "J’y entre et je klaxonne", "Je les contourne du mauvais côté"],
    explanation:
      "Si vous vous arrêtez dans le carrefour, vous bloquez tous les autres quand les feux changent. Attendez qu’il y ait de la place pour vous de l’autre côté.",
  },
  "turning-and-walkers": {
    text: "Vous tournez à droite dans une rue qu’une femme traverse à pied. Que faites-vous ?",
    right: "Je la laisse traverser",
    wrong: ["Je klaxonne pour qu’elle coure", "Je tourne vite devant elle", "Je la contourne par derrière"],
    explanation: "Celui qui tourne cède le passage aux personnes qui traversent la rue dans laquelle il s’engage.",
  },
};
