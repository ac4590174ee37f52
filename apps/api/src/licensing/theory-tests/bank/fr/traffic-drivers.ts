import type { Translation } from "../question.ts";
import type { driverQuestions as english } from "../traffic-drivers.ts";

export const driverQuestions: Translation<typeof english> = {
  "phone-in-hand": {
    text: "Quand pouvez-vous tenir un téléphone à la main en conduisant ?",
    right: "Jamais",
    wrong: ["Au-dessous de 30 km/h", "Dans les embouteillages", "La nuit"],
    explanation:
      "Un téléphone détourne de la route vos yeux et une main. Arrêtez-vous dans un endroit sûr avant de l’utiliser.",
  },
  "carry-licence": {
    text: "Un agent de police demande votre permis et vous l’avez laissé chez vous. De combien de temps disposez-vous pour le présenter ?",
    right: "24 heures",
    wrong: ["7 jours", "14 jours", "30 jours"],
    explanation:
      "Ayez votre permis sur vous chaque fois que vous conduisez. Si vous ne l’avez pas, vous devez le présenter dans un délai d’un jour.",
  },
  "minimum-age": {
    text: "Quel âge devez-vous avoir pour obtenir un permis pour une voiture particulière ?",
    right: "18 ans",
    wrong: ["16 ans", "17 ans", "21 ans"],
    explanation:
      "Un permis pour usage privé est délivré à partir de 18 ans. Conduire à titre rémunéré exige un âge plus élevé.",
  },
  "learner-plates": {
    text: "Comment les autres voient-ils qu’un apprenti conduit ?",
    right: "À deux plaques « L », devant et derrière",
    wrong: [
      "À une plaque « L » à l’arrière seulement",
      "Aux feux de détresse qui clignotent",
      "À un panneau sur le toit seulement",
    ],
    explanation:
      "Ceux qui viennent vers vous et ceux qui vous suivent doivent le savoir. C’est pourquoi il y a une plaque à chaque bout.",
  },
  "learner-company": {
    text: "Qui doit accompagner un apprenti conducteur dans la voiture ?",
    right: "Un titulaire du permis, à côté de lui",
    wrong: [
      "Un adulte, assis à n’importe quelle place",
      "Un agent de police, à l’arrière",
      "Personne, sur une route calme",
    ],
    explanation:
      "L’accompagnateur doit savoir conduire et être assez proche pour aider. C’est pourquoi il est assis à côté de l’apprenti.",
  },
  "renewal-interval": {
    text: "À quelle fréquence devez-vous renouveler votre permis de conduire ?",
    right: "Tous les 2 ans",
    wrong: ["Tous les ans", "Tous les 5 ans", "Tous les 10 ans"],
    explanation:
      "Un permis se renouvelle tous les deux ans. Notez la date dans votre téléphone, car conduire avec un permis expiré est une infraction.",
  },
  "foreign-licence": {
    text: "Efua habite désormais au Ghana et a un permis étranger. Que doit-elle faire ?",
    right: "L’échanger contre un permis ghanéen",
    wrong: [
      "L’utiliser jusqu’à sa date d’expiration",
      "L’utiliser avec son passeport",
      "Rien : tous les permis sont valables",
    ],
    explanation:
      "Une personne qui réside ici a besoin d’un permis ghanéen. Un permis étranger s’échange dans une agence de l’autorité.",
  },
  "commercial-age": {
    text: "À partir de quel âge pouvez-vous conduire un taxi ou un trotro ?",
    right: "21 ans",
    wrong: ["18 ans", "23 ans", "30 ans"],
    explanation: "Depuis la modification de la loi en 2025, vous pouvez conduire à titre rémunéré à partir de 21 ans.",
  },
  "lend-your-car": {
    text: "Un ami sans permis veut conduire votre voiture. Que lui dites-vous ?",
    right: "Non, sur aucune route",
    wrong: ["Oui, pour de courts trajets", "Oui, si je suis assis à côté", "Oui, s’il roule lentement"],
    explanation:
      "Une personne sans permis de conduire ni permis d’apprenti conducteur ne peut pas conduire. Si vous la laissez faire, vous enfreignez aussi la loi.",
  },
  "alcohol-limit": {
    text: "Quel est le taux d’alcool maximal autorisé dans le sang d’un conducteur ?",
    right: "0,05 pour cent",
    wrong: ["0,08 pour cent", "0,10 pour cent", "0,20 pour cent"],
    explanation:
      "La loi de 2025 a fixé la limite à 0,05 pour cent. Une quantité moindre vous ralentit déjà : ne buvez pas du tout avant de conduire.",
  },
  "sleepy-medicine": {
    text: "La notice de votre médicament dit qu’il provoque la somnolence. Pouvez-vous conduire après l’avoir pris ?",
    right: "Non",
    wrong: ["Oui, si je roule lentement", "Oui, après un café", "Oui, s’il fait nuit"],
    explanation:
      "Vous risquez de vous endormir ou de voir un danger trop tard. Demandez au pharmacien combien de temps vous devez attendre.",
  },
  "tired-driver": {
    text: "Vous avez sommeil pendant un long voyage. Qu’est-ce qui aide ?",
    right: "S’arrêter et dormir un peu",
    wrong: ["Ouvrir la fenêtre", "Mettre de la musique forte", "Rouler plus vite pour arriver tôt"],
    explanation:
      "Seul le sommeil combat la somnolence. Arrêtez-vous dans un endroit sûr et reposez-vous avant de repartir.",
  },
  "eye-test-by-whom": {
    text: "Qui peut faire votre test de la vue pour un permis ?",
    right: "Un spécialiste de la vue agréé",
    wrong: ["Un moniteur d’auto-école", "Un agent de police", "Moi-même, tout seul"],
    explanation: "L’autorité accepte un test fait par un optométriste ou un ophtalmologue agréé.",
  },
  "coffee-and-alcohol": {
    text: "Votre oncle a bu et veut conduire après un café fort. Qu’est-ce qui est vrai ?",
    right: "Seul le temps élimine l’alcool",
    wrong: [
      "Le café le rend apte à conduire",
      "Un bain froid le rend apte à conduire",
      "Un bon repas le rend apte à conduire",
    ],
    explanation:
      "Rien n’aide le corps à éliminer l’alcool plus vite. Il doit attendre des heures, ou quelqu’un d’autre doit conduire.",
  },
  "glasses-on-card": {
    text: "Votre permis indique que vous devez porter des lunettes. Quand devez-vous les porter ?",
    right: "À chaque trajet",
    wrong: ["La nuit seulement", "Sur les autoroutes seulement", "Quand il pleut seulement"],
    explanation:
      "Vous avez réussi le test de la vue avec des lunettes : votre permis n’est valable que si vous les portez.",
  },
};
