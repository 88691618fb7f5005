import { groupPrice } from './functions/price-words';
import { capitalise } from './functions/wording';
import { sunsetRange } from './planner';
import { maxPeople } from './prices';
import type { Tour } from './schema/tours';

/** The day of the last change of a tour. */
export const toursUpdated = '2026-11-23';

const everyTour = { groupSize: `Up to ${maxPeople} People Per Boat`, skillLevel: 'All Welcome' } as const;

const notIncluded = ['The ferry to Magnetic Island'];

const stingerMonths = 'from November to May';

const stingerSeason = {
  title: 'Stinger season',
  text: `Marine stingers are most likely ${stingerMonths}. Wear one of the stinger suits on board whenever you swim in those months: it covers most of your skin, though no suit removes the risk altogether.`,
} as const;

/** For the table of all tours. */
const suitSeason = `Stinger suits ${stingerMonths}`;

/** The promise about the weather on every tour page and in the FAQ. */
const anotherDay = 'If it is not safe we do not go, and we talk with you about another day.';

/**
 * Every tour in the order of the site, also a tour that is off for the season (`backOn`). The literal types are for the typed
 * routes. To read optional fields, use the type `Tour`.
 */
export const allTours = [
  {
    id: 1,
    slug: 'snorkelling',
    alsoAt: ['/snorkelling', '/snorkeling', '/tours/snorkeling'],
    name: 'Snorkelling',
    ink: 'reef',
    description:
      'A long, unhurried day along the island’s fringing reef, from Nelly Bay to the coves where green turtles feed.',
    summary: 'Fringing reef, green turtles and quiet coves, out of Nelly Bay.',
    metaDescription: `Snorkel the fringing reef of Magnetic Island from Nelly Bay: 6-8 hours, up to ${maxPeople} people, gear and stinger suits on board.`,
    image: {
      name: 'snorkelling-card',
      alt: 'Two beaked coralfish with copper bands swim over branching coral.',
      focus: '48% 45%',
      subject: { left: 31, top: 15, right: 69, bottom: 70 },
    },
    hero: {
      name: 'snorkelling',
      alt: 'Seen from above, a snorkeller in a stinger suit and yellow fins drifts over the edge of a coral reef and points at a green turtle.',
      focus: '35% 56%',
      subject: { left: 19, top: 36, right: 52, bottom: 61 },
    },
    tourInfo: { duration: '6-8 Hours', ...everyTour },
    sections: [
      {
        title: 'Reef beside the beach',
        content:
          'From the air you see it at once: a dark band of coral between the white sand and the deeper blue. We set out from Nelly Bay and follow that fringe up the eastern side of the island, past Geoffrey Bay towards Arthur and Florence. Where we stop depends on the wind, because the most sheltered bay usually has the clearest water.',
        image: {
          name: 'snorkelling-1',
          alt: 'A bay seen from the air, its fringing reef following the beach, with a boat at a mooring and three snorkellers.',
          focus: '50% 60%',
          subject: { left: 32, top: 25, right: 70, bottom: 55 },
        },
      },
      {
        title: 'Suit up, step in',
        content:
          'Mask, snorkel, fins and a stinger suit are ready on the swim step, so you can come with little more than a towel. Never worn a mask before? Say so. We help you fit it, show you how to breathe through it, and let you get used to it beside the boat before you swim anywhere.',
        image: {
          name: 'snorkelling-2',
          alt: 'A stinger suit, mask, snorkel, fins and a towel laid out on the swim step of a boat, the ladder going down into clear water.',
          focus: '50% 45%',
        },
      },
      {
        title: 'Wait for a turtle',
        content:
          'Green turtles live around the island all year. They graze on seagrass and algae, doze under ledges of coral and rise every so often for a breath. Float still, leave plenty of room, and one may cruise right past your mask. Nobody can promise you a turtle, but this is a good place to wait for one.',
        image: {
          name: 'snorkelling-3',
          alt: 'A green turtle swims close by in clear blue water beside a wall of coral.',
          focus: '50% 45%',
          subject: { left: 29, top: 4, right: 79, bottom: 86 },
        },
      },
    ],
    highlights: [
      'Coral close to shore, and time to drift over it',
      'Geoffrey, Arthur or Florence Bay: whichever the wind leaves clear',
      'Snorkel equipment and stinger suits on board',
      'First-timers as welcome as old hands',
    ],
    included: [
      'Guided boat trip from Nelly Bay',
      'Snorkel equipment',
      'Stinger suits',
      'Life jackets and first aid kit',
      'Refreshments and an esky',
      'Dry storage for your things',
    ],
    notIncluded,
    bring: [
      'Swimwear and a towel',
      'Hat, sunglasses and reef-safe sunscreen',
      'A long-sleeved shirt for the ride',
      'A bottle of water each',
      'Your own mask, if you have one that fits',
    ],
    departure: 'From Nelly Bay, at an hour we settle with you',
    bestFor: 'Fringing reef, green turtles and quiet coves',
    season: suitSeason,
    places: ['geoffrey', 'arthur', 'florence'],
    goodToKnow: [
      stingerSeason,
      {
        title: 'Swimming',
        text: 'Tell us how confident you are in the water when you enquire, and mention anything about your health that matters for snorkelling. Nobody has to get in.',
      },
      {
        title: 'Children',
        text: 'All are welcome. Send us the children’s ages and sizes with your enquiry, so that we can talk about gear and about how long a day suits them.',
      },
      {
        title: 'Weather',
        text: `Wind and rain decide how clear the water is. If one side of the island is rough we look for shelter on another. ${anotherDay}`,
      },
    ],
  },
  {
    id: 2,
    slug: 'fishing',
    alsoAt: ['/fishing'],
    name: 'Fishing',
    ink: 'dawn',
    description:
      'Typically away at 7 AM, before the breeze builds, to fish the headlands and channels around the island.',
    summary: 'Lines in early, while the breeze is asleep and the light is long.',
    metaDescription: `Fish the waters around Magnetic Island: 4-8 hours, typically away at 7 AM, fishing equipment on board, up to ${maxPeople} people.`,
    image: {
      name: 'fishing-card',
      alt: 'An angler with a bent rod stands on the bow of a boat against the early sun.',
      focus: '67% 45%',
      subject: { left: 34, top: 30, right: 82, bottom: 70 },
    },
    hero: {
      name: 'fishing',
      alt: 'An angler stands on the foredeck of a boat with a bent rod, the early sun low over the mainland.',
      focus: '52% 49%',
      subject: { left: 39, top: 39.5, right: 65, bottom: 57.5 },
    },
    tourInfo: { duration: '4-8 Hours', ...everyTour },
    sections: [
      {
        title: 'Lines in early',
        content:
          'We typically leave at 7 AM. The sun is low, the breeze has usually not got going and the fish are often feeding. The rods stand ready in their holders; if you have never held one, your guide shows you how. Four hours make a good first try. Eight let you follow the tide from one spot to the next.',
        image: {
          name: 'fishing-1',
          alt: 'Two fishing rods stand in holders on the gunwale with their lines out on a calm morning sea.',
          focus: '50% 55%',
        },
      },
      {
        title: 'Trout under the ledge',
        content:
          'A bommie is a lump of coral standing by itself on the sand, and coral trout like to lie in its shade and wait. You may meet mackerel, trevally, queenfish and grunter around the island too. Which of them turns up depends on the month, the tide and your luck. That is why it is called fishing.',
        image: {
          name: 'fishing-2',
          alt: 'A red coral trout with blue spots beside a coral bommie.',
          focus: '46% 56%',
          subject: { left: 31, top: 37, right: 84, bottom: 80 },
        },
      },
      {
        title: 'Chart, reel, esky',
        content:
          'Some of the prettiest bays are not for fishing at all. Geoffrey, Florence and several others lie in green zones of the marine park, where you may look but take nothing. So the chart comes out first. Size and bag limits count as well: what you may keep goes into the esky, the rest goes back.',
        image: {
          name: 'fishing-3',
          alt: 'A rod and reel, an esky, two lures and a chart of Magnetic Island on a timber deck.',
          focus: '45% 55%',
        },
      },
    ],
    highlights: [
      'Typically away at 7 AM, before the breeze',
      'Fishing equipment on board',
      'Half a morning or most of a day: four to eight hours',
      'First cast or ten-thousandth: all welcome',
    ],
    included: [
      'Guided fishing trip by boat',
      'Fishing equipment',
      'Life jackets and first aid kit',
      'Refreshments and an esky',
      'Dry storage for your things',
    ],
    notIncluded,
    bring: [
      'Hat, polarised sunglasses and sunscreen',
      'A long-sleeved shirt and a light jacket',
      'Shoes that grip on a wet deck',
      'A bottle of water each',
      'Your lucky lure, if you have one',
    ],
    departure: 'Typically 7 AM',
    bestFor: 'Lines in early, a first cast or the ten-thousandth',
    season: 'What bites depends on the month',
    goodToKnow: [
      {
        title: 'Rules',
        text: 'Fisheries Queensland sets size and bag limits and closed seasons, and the marine park has zones where fishing is not allowed. We fish within all of them. You need no fishing licence of your own for Queensland’s tidal waters.',
      },
      {
        title: 'Seasickness',
        text: 'If boats do not agree with you, ask a pharmacist before the day, and look at the horizon rather than at your phone.',
      },
      {
        title: 'Children',
        text: 'All are welcome. Send us the children’s ages with your enquiry; four hours are usually plenty for a first trip.',
      },
      {
        title: 'Weather',
        text: `The trade wind blows hardest from about April to August, and mornings are usually kinder than afternoons. ${anotherDay}`,
      },
    ],
  },
  {
    id: 3,
    slug: 'sunset',
    alsoAt: ['/sunset'],
    name: 'Sunset',
    ink: 'dusk',
    description:
      'Round to the island’s western side for the last of the light, as the sun goes down behind the mainland ranges.',
    summary: 'Out to West Point to watch the sun go down behind the mainland.',
    metaDescription: `Watch the sun set behind the mainland ranges from the water off West Point, Magnetic Island: 2-3 hours, up to ${maxPeople} people.`,
    image: {
      name: 'sunset-card',
      alt: 'The setting sun touches the ranges behind a tour boat, framed by hoop pines.',
      focus: '53% 50%',
      subject: { left: 41, top: 52, right: 64, bottom: 76 },
    },
    hero: {
      name: 'sunset',
      alt: 'A tour boat in silhouette drifts on a sea full of glitter as the sun goes down off West Point.',
      focus: '48% 50.5%',
      subject: { left: 34, top: 42.5, right: 53, bottom: 58.5 },
    },
    tourInfo: { duration: '2-3 Hours', ...everyTour },
    sections: [
      {
        title: 'Pines and rock wallabies',
        content:
          'Hoop pines grow straight up out of the granite here, and late in the day they turn to pure outline. Look at the boulders beneath them. The island’s rock wallabies sit out the heat in the cracks and come out to feed as the rock cools. Their ears usually give them away, so bring binoculars if you own a pair.',
        image: {
          name: 'sunset-1',
          alt: 'A rock wallaby and hoop pines in silhouette on a granite boulder at dusk.',
          focus: '70% 75%',
          subject: { left: 61, top: 68, right: 86, bottom: 91 },
        },
      },
      {
        title: 'Lean on the rail',
        content:
          'West Point looks across the water to the mainland, so there is nothing between you and the sun but sea and a line of hills. Find a place at the rail, take something cold from the esky and watch the colours change: gold, then copper, then rose. There is nothing else to do for a while. That is the idea.',
        image: {
          name: 'sunset-2',
          alt: 'Two guests raise their glasses at the rail of a boat before the setting sun, a third looks out over the water.',
          focus: '50% 50%',
          subject: { left: 22, top: 20, right: 89, bottom: 96 },
        },
      },
      {
        title: 'Stay for the stars',
        content:
          'The sky goes on working after the sun has gone. The ranges turn blue, then violet, and the first stars come out over the headland. Dusk is short in the tropics: half an hour after sunset you would want a torch to read by. Keep a warm layer handy for the run home, above all from June to August.',
        image: {
          name: 'sunset-3',
          alt: 'The Southern Cross and the first stars over a dark headland, a boat with its cabin lit on the water.',
          focus: '50% 50%',
          subject: { left: 31, top: 60, right: 55, bottom: 81 },
        },
      },
    ],
    highlights: [
      'The sun going down over water and the mainland ranges',
      'Hoop pines and granite in the low light',
      'Refreshments on board, cold in the esky',
      'Two to three hours: easy to fit into any island day',
    ],
    included: [
      'Guided boat trip at sunset',
      'Refreshments and an esky',
      'Life jackets and first aid kit',
      'Dry storage for your things',
    ],
    notIncluded,
    bring: [
      'A warm layer for the run home',
      'Sunglasses for the first hour',
      'Camera and binoculars',
      'A bottle of water each',
    ],
    departure: 'Timed to the sunset of your day',
    bestFor: 'The last of the light, on any island day',
    season: `Sunset between ${sunsetRange.earliest} and ${sunsetRange.latest}`,
    places: ['west-point'],
    sunsetTimes: true,
    goodToKnow: [
      {
        title: 'If it is cloudy',
        text: 'A few clouds make the better sunsets, and nobody can order them. Under a full grey lid, ask us about another evening.',
      },
      {
        title: 'Last ferry',
        text: 'If you are going back to Townsville the same evening, check the time of the last ferry first and tell us, so that we can say whether the tour fits.',
      },
      {
        title: 'Children',
        text: 'All are welcome, and it is the shortest of our tours. Send us the children’s ages with your enquiry.',
      },
      {
        title: 'Weather',
        text: `The western side often lies in the lee of the south-easterly trade wind. ${anotherDay}`,
      },
    ],
  },
  {
    id: 4,
    slug: 'privatecharter',
    alsoAt: ['/charter', '/private-charter', '/tours/private-charter'],
    name: 'Private Charter',
    ink: 'pine',
    description: `The boat, the hours and the route are yours: up to ${maxPeople} people, from two hours to eight.`,
    summary: 'Your boat, your people and your own choice of bays.',
    metaDescription: `A boat on Magnetic Island for your own group of up to ${maxPeople}: 2-8 hours, your choice of bays, ${groupPrice}.`,
    image: {
      name: 'privatecharter-card',
      alt: 'A tour boat in a quiet cove seen between two great granite boulders.',
      focus: '50% 50%',
      subject: { left: 39, top: 42, right: 62, bottom: 62 },
    },
    hero: {
      name: 'privatecharter',
      alt: 'A boat nosed onto a secluded white beach below a headland of boulders and hoop pines, two guests on the sand.',
      focus: '58% 67%',
      subject: { left: 36, top: 48, right: 69, bottom: 68 },
    },
    tourInfo: { duration: 'Flexible, 2-8 Hours', ...everyTour },
    sections: [
      {
        title: 'Choose your bays',
        content:
          'Horseshoe, Balding, Radical: seen from above, the island’s north-eastern shore is one half moon of sand after another, with granite headlands in between. No road goes to Balding Bay. You walk in over the hill, or you come by boat. Tell us whether you want one long stop or many short ones.',
        image: {
          name: 'privatecharter-1',
          alt: 'Two bays with white beaches and the wooded point between them from the air, a boat passing.',
          focus: '50% 40%',
          subject: { left: 54.5, top: 13.5, right: 69.5, bottom: 28 },
        },
      },
      {
        title: 'A rug in the shade',
        content: `Spread a rug under a tree, put the esky within reach and hang your hats on a branch. It may be a birthday, three generations together for once, or nothing to celebrate at all. Up to ${maxPeople} of you have the boat to yourselves, so lunch is when you are hungry and the swim is before, after or both.`,
        image: {
          name: 'privatecharter-2',
          alt: 'A striped rug with hats, a basket and an esky in the shade of a gum tree on a beach, a boat in the bay.',
          focus: '50% 75%',
          subject: { left: 25, top: 64, right: 76, bottom: 99 },
        },
      },
      {
        title: 'Pencil in the route',
        content:
          'Cook thought the island had upset his compass in 1770 and named it for that. Ours has stayed calm so far. Tell us who is coming and what you like: a swim, a line in the water, a quiet anchorage, the sunset. We pencil a route that suits your hours and the wind, and keep the eraser handy.',
        image: {
          name: 'privatecharter-3',
          alt: 'A chart of Magnetic Island with a pencilled route, a brass compass, dividers and a pencil.',
          focus: '60% 50%',
        },
      },
    ],
    highlights: [
      'The whole boat for your own group',
      'Two hours or eight, starting when it suits you',
      'Swim, fish, picnic, sunset: mix them as you like',
      capitalise(groupPrice),
    ],
    included: [
      'The boat and a guide for your group',
      'Snorkel and fishing equipment',
      'Stinger suits and life jackets',
      'First aid kit',
      'Refreshments and an esky',
      'Dry storage for your things',
    ],
    notIncluded,
    bring: [
      'Swimwear, a towel and a warm layer',
      'Hat, sunglasses and reef-safe sunscreen',
      'A picnic, if you would like one on the beach',
      'A bottle of water each',
    ],
    departure: 'Flexible: suggest an hour',
    bestFor: 'Your own people and your own choice of bays',
    season: suitSeason,
    places: ['alma', 'radical', 'balding', 'horseshoe'],
    goodToKnow: [
      {
        title: 'Your wishes',
        text: 'Write in your enquiry what the day is for, how many you are and how long you would like. The more we know, the better the plan.',
      },
      stingerSeason,
      {
        title: 'Swimming and children',
        text: 'All are welcome. Tell us about anyone who is not a confident swimmer, and how old the children are.',
      },
      {
        title: 'Weather',
        text: `The wind has a vote. When it blows from the south-east, the northern and western bays are usually the calmer ones. ${anotherDay}`,
      },
    ],
  },
] as const satisfies readonly Tour[];
