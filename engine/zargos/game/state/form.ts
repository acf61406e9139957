/** The form of a state from outside: every field there and of its kind. What contradicts what is in `state.ts`. */
import * as v from 'valibot';
import { integer, list, OBJECT, pick, RANDOM } from '../../../core/schema.ts';
import { KINGDOM_IDS, type KingdomId, type PlaceId, type SeaId, type TerritoryId } from '../../data/board-types.ts';
import { CARD_IDS, CARDS, type CardId, type RedId } from '../../data/cards.ts';
import { STAGES } from '../../rules/fight.ts';
import { PEOPLES, type People } from '../../types.ts';
import { MAX_SEATS, MOST_OFFERS, PHASES, type PositionCard, type TradedCard } from '../types.ts';

/** No game lasts so long, and no table has so much of anything at once. */
const MOST = 9999;
const PLACES = 120;
const CARDS_IN_BOX = 60;

const FLAG = 'attend true ou false';

const seat = integer(0, MAX_SEATS - 1);
const bySeat = <Item extends v.GenericSchema>(item: Item) => list(item, MAX_SEATS);
const seats = bySeat(seat);
const count = integer(0, MOST);
const place = integer(0, PLACES - 1);
const byPlace = list(count, PLACES);
const people = pick(PEOPLES);
const peoples = list(people, PEOPLES.length);
const flag = v.boolean(FLAG);
const byPeople = v.strictObject(Object.fromEntries(PEOPLES.map((one) => [one, count])) as Record<People, typeof count>, OBJECT);

const TERRITORY = new RegExp(`^(?:${KINGDOM_IDS.join('|')})(?:-[1-9][0-9]?)?$`);
const SEA = /^(?:mer-[1-9][0-9]?|lac)$/;
const SECRETS: readonly string[] = ['renfort', 'bateau'];
const isTerritory = (value: unknown): value is TerritoryId => typeof value === 'string' && TERRITORY.test(value);
const isSea = (value: unknown): value is SeaId => typeof value === 'string' && SEA.test(value);
const isSecret = (value: unknown): boolean => typeof value === 'string' && SECRETS.includes(value);
const isMagic = (value: unknown): value is CardId => (CARD_IDS as readonly unknown[]).includes(value);

const card = pick(CARD_IDS);
const REDS = CARDS.flatMap(({ id, color }) => (color === 'red' ? [id as RedId] : []));
const red = pick(REDS);
const positionCard = v.custom<PositionCard>(
  (value) => isTerritory(value) || isSecret(value),
  'attend une carte comme « ohms-3 », « renfort » ou « bateau »',
);
const tradedCard = v.custom<TradedCard>(
  (value) => isTerritory(value) || isSecret(value) || isMagic(value),
  'attend une carte comme « ohms-3 », « renfort » ou « vent-de-guerre »',
);
const kingdom = pick(KINGDOM_IDS);
const placeId = v.custom<PlaceId>((value) => isTerritory(value) || isSea(value), 'attend un lieu comme « ohms-3 » ou « mer-7 »');
const seaId = v.custom<SeaId>(isSea, 'attend une case mer comme « mer-7 »');
const target = v.union(
  [
    v.strictObject({
      kingdom: v.pipe(
        kingdom,
        v.transform((one): KingdomId => one),
      ),
    }),
    v.strictObject({ seas: list(seaId, 2) }),
    v.strictObject({ place: placeId }),
    v.strictObject({}),
  ],
  'attend un royaume, des cases mer, un lieu ou un objet vide',
);

const played = { card: red, by: seat, target };
const group = v.strictObject({ from: place, pawns: count, bySea: flag }, OBJECT);
const groups = list(group, PLACES);
const sides = <Value extends v.GenericSchema>(value: Value) => v.strictObject({ attacker: value, defender: value }, OBJECT);
const faces = list(integer(1, 6), 12);
const HOLDERS = ['attacker', 'defender', 'nobody'] as const;
const BEFORE = ['call', 'wind-attacker', 'wind-defender', 'shot'] as const;
const DRIVERS = ['vent-de-tempete', 'raz-de-maree'] as const;
const ENDS = ['city', 'last', 'stopped', 'time'] as const;

const combat = v.strictObject(
  {
    at: place,
    people,
    defender: pick([...PEOPLES, 'demons']),
    groups,
    called: v.nullable(v.strictObject({ from: place, pawns: count }, OBJECT)),
    engaged: sides(count),
    winds: sides(flag),
    before: list(pick(BEFORE), BEFORE.length),
    fight: v.strictObject(
      {
        stage: pick(STAGES),
        round: count,
        pawns: sides(count),
        faces: sides(faces),
        used: flag,
        holder: v.exactOptional(pick(HOLDERS)),
      },
      OBJECT,
    ),
  },
  OBJECT,
);

const turn = v.strictObject(
  {
    seat,
    peoples,
    attacks: list(v.strictObject({ at: place, people, groups }, OBJECT), PLACES),
    engaged: flag,
    struck: list(place, PLACES),
    came: byPlace,
    moved: byPlace,
    landed: byPlace,
    called: byPlace,
    steps: byPeople,
    trips: v.exactOptional(list(v.strictObject({ from: place, to: place, pawns: count, lands: flag, mayStep: flag }, OBJECT), PLACES)),
    mist: flag,
    combat: v.nullable(combat),
  },
  OBJECT,
);

const offer = v.strictObject(
  {
    id: integer(1, MAX_SEATS * MOST_OFFERS),
    from: seat,
    to: v.nullable(seat),
    give: list(tradedCard, CARDS_IN_BOX),
    want: list(tradedCard, CARDS_IN_BOX),
  },
  OBJECT,
);

const OF = ['position', 'magic'] as const;

/** `options` are read by their own checker. */
export const STATE_FORM = v.strictObject(
  {
    random: RANDOM,
    options: v.unknown(),
    phase: pick(PHASES),
    round: count,
    choice: seats,
    peoples: bySeat(peoples),
    order: peoples,
    owners: list(v.nullable(people), PLACES),
    pawns: byPlace,
    boats: byPeople,
    hands: bySeat(list(card, CARDS_IN_BOX)),
    pile: list(card, CARDS_IN_BOX),
    removed: list(card, CARDS_IN_BOX),
    kingdoms: list(v.nullable(people), KINGDOM_IDS.length),
    master: v.nullable(seat),
    effects: list(v.strictObject({ ...played, until: pick(['turn', 'round']) }, OBJECT), CARDS_IN_BOX),
    positioning: v.nullable(
      v.strictObject(
        {
          green: list(positionCard, CARDS_IN_BOX),
          blue: list(positionCard, CARDS_IN_BOX),
          hands: bySeat(list(positionCard, CARDS_IN_BOX)),
          reinforcements: byPeople,
          left: byPeople,
          queue: list(seat, 3 * MAX_SEATS),
        },
        OBJECT,
      ),
    ),
    waiting: peoples,
    turn: v.nullable(turn),
    played: list(v.strictObject(played, OBJECT), CARDS_IN_BOX),
    asked: seats,
    again: flag,
    laid: v.nullable(v.strictObject({ ...played, owner: seat, illusions: count }, OBJECT)),
    driven: v.nullable(v.strictObject({ by: pick(DRIVERS), from: list(place, PLACES) }, OBJECT)),
    resume: v.nullable(pick(PHASES)),
    trade: v.nullable(
      v.strictObject({ of: pick(OF), offers: list(offer, MAX_SEATS * MOST_OFFERS), made: bySeat(count), done: bySeat(flag) }, OBJECT),
    ),
    served: seats,
    purses: list(v.strictObject({ people, points: count }, OBJECT), PEOPLES.length),
    points: byPeople,
    ending: v.nullable(v.strictObject({ by: pick(ENDS), people: v.nullable(people), winners: seats, scores: bySeat(count) }, OBJECT)),
  },
  OBJECT,
);
