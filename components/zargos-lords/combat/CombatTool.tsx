/** The calculator of combats, sieges, arrows, flames and visions. Its first state, the booklet's example, is in the page's HTML. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { linkTo, useAddressTold } from '#components/kit/address.ts';
import { Choice, Toggle } from '#components/kit/Choice.tsx';
import { useFocusHeir } from '#components/kit/focus.ts';
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { Reasons } from '#components/kit/Reasons.tsx';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { Reckoner } from '#components/our-table/Reckoner.tsx';
import { oursAmong, useOurs } from '#components/our-table/use-ours.ts';
import { plural } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { oddsOf } from '#engine/zargos-lords/odds.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { type Box, type Options, PEOPLES, RANGES } from '#engine/zargos-lords/types.ts';
import type { BoxTable } from '../box/ours.tsx';
import { useBox } from '../box/use-box.tsx';
import { acting, checkForm, FIRST_FORM, type Form, faultOf, formOf, isOfWizards, mostForce, reboxed } from './form.ts';
import { Groups, KindSelect } from './Groups.tsx';
import { ResultBar, ResultView, sentenceOf } from './Results.tsx';

interface FieldsProps {
  form: Form;
  box: Box;
  set: (more: Partial<Form>) => void;
}

const Bounds = ({
  label,
  unit,
  value,
  most,
  set,
}: {
  label: string;
  unit: string;
  value: readonly [number, number];
  most: number;
  set: (value: readonly [number, number]) => void;
}) => (
  <span class="row lords-field">
    {label} : de
    <NumberInput
      label={`${label}, au moins`}
      unit={unit}
      value={value[0]}
      least={0}
      most={value[1]}
      set={(least) => set([least, value[1]])}
    />
    <span class="row lords-field">
      à
      <NumberInput
        label={`${label}, au plus`}
        unit={unit}
        value={value[1]}
        least={value[0]}
        most={most}
        set={(top) => set([value[0], top])}
      />
    </span>
  </span>
);

const GarrisonFields = ({ form, box, set }: FieldsProps) => (
  <div class="stack lords-group">
    <Choice
      name="lords-garrison"
      legend="La garnison"
      value={form.isKnown ? 'vue' : 'cachee'}
      options={[
        { value: 'cachee', label: 'Cachée', note: 'on en sait un peu' },
        { value: 'vue', label: 'Découverte' },
      ]}
      set={(value) => set({ isKnown: value === 'vue' })}
    />
    {form.isKnown ? (
      <Groups
        name="lords-g"
        legend="Pions de la garnison"
        side="garrison"
        groups={form.garrison}
        most={4}
        box={box}
        set={(garrison) => set({ garrison })}
      />
    ) : (
      <>
        <Choice
          name="lords-people"
          legend="Peuple de la ville"
          value={form.people}
          options={PEOPLES.map((people) => ({ value: people, label: PEOPLE_NAMES[people] }))}
          set={(people) => set({ people })}
        />
        <Bounds label="Pions" unit="Un pion" value={form.pawns} most={4} set={(pawns) => set({ pawns })} />
        <Bounds
          label="Force"
          unit="Un point"
          value={form.force}
          most={Math.max(mostForce(box), form.force[1])}
          set={(force) => set({ force })}
        />
      </>
    )}
    {isOfWizards(form) && (
      <span class="row lords-field">
        Sorciers à côté de la ville
        <NumberInput
          label="Sorciers à côté de la ville"
          unit="Un Sorcier"
          value={form.wizards}
          least={0}
          most={3}
          set={(wizards) => set({ wizards })}
        />
      </span>
    )}
  </div>
);

const ShotFields = ({ form, set }: Omit<FieldsProps, 'box'>) => {
  const range = RANGES[form.action === 'flames' ? 'flames' : 'arrows'];
  const shooters = useFocusHeir<HTMLFieldSetElement>(form.shots.length);
  const change = (at: number, more: Partial<Form['shots'][number]>) =>
    set({ shots: form.shots.map((shot, i) => (i === at ? { ...shot, ...more } : shot)) });
  return (
    <div class="lords-camps">
      <fieldset ref={shooters} class="stack lords-group lords-group-attack" tabIndex={-1}>
        <legend class="control-label">{form.action === 'flames' ? 'Lanceurs' : 'Archers'}</legend>
        {form.shots.map((shot, at) => (
          <div key={at} class="row lords-group-fields">
            <NumberInput label="Tireurs" unit="Un tireur" value={shot.count} least={1} most={20} set={(count) => change(at, { count })} />
            <span class="row lords-field">
              à
              <NumberInput
                label="Distance en hexagones"
                unit="Un hexagone"
                value={shot.distance}
                least={1}
                most={range}
                set={(distance) => change(at, { distance })}
              />
              {plural(shot.distance, 'hexagone')}
            </span>
            {form.shots.length > 1 && (
              <button type="button" class="control-button" onClick={() => set({ shots: form.shots.filter((_, i) => i !== at) })}>
                Retirer
              </button>
            )}
          </div>
        ))}
        {form.shots.length < 6 && (
          <button type="button" class="control-button" onClick={() => set({ shots: [...form.shots, { distance: 1, count: 1 }] })}>
            + une autre distance
          </button>
        )}
      </fieldset>
      <fieldset class="stack lords-group lords-group-defence">
        <legend class="control-label">Cible</legend>
        <KindSelect label="Cible" value={form.target} set={(target) => set({ target })} />
        <Toggle on={form.ground === 'bois'} set={(on) => set({ ground: on ? 'bois' : 'plaine' })}>
          Dans un bois
        </Toggle>
      </fieldset>
    </div>
  );
};

function Fields({ form, box, set }: FieldsProps) {
  const attackers = (
    <Groups
      name="lords-a"
      legend={form.action === 'siege' ? 'Assiégeants' : 'Attaquants'}
      side="attack"
      groups={form.attackers}
      most={readingsOf(form)['LOR-REV-3'] === 'deux' ? 12 : 6}
      box={box}
      set={(groups) => set({ attackers: groups })}
    />
  );
  switch (form.action) {
    case 'combat':
      return (
        <>
          <div class="lords-camps">
            {attackers}
            <Groups
              name="lords-d"
              legend="Défenseurs"
              side="defence"
              groups={form.defenders}
              most={6}
              box={box}
              set={(defenders) => set({ defenders })}
            />
          </div>
          <Toggle on={form.individual} set={(individual) => set({ individual })}>
            Combat individuel (Ailés, Faucons, Serpents)
          </Toggle>
        </>
      );
    case 'siege':
      return (
        <div class="lords-camps">
          {attackers}
          <GarrisonFields form={form} box={box} set={set} />
        </div>
      );
    case 'vision':
      return (
        <span class="row lords-field">
          Cible à
          <NumberInput
            label="Distance en hexagones"
            unit="Un hexagone"
            value={form.distance}
            least={1}
            most={RANGES.visions}
            set={(distance) => set({ distance })}
          />
          {plural(form.distance, 'hexagone')}
        </span>
      );
    default:
      return <ShotFields form={form} set={set} />;
  }
}

const ACTION_NAMES = [
  { value: 'combat', label: 'Combat' },
  { value: 'siege', label: 'Siège' },
  { value: 'arrows', label: 'Flèches' },
  { value: 'flames', label: 'Flammes' },
  { value: 'vision', label: 'Vision' },
] as const;

/** What reads and writes links is fetched when there is one to read, or at the first change. */
const notation = () => import('#engine/zargos-lords/notation/situation.ts');

/** The query that says what is counted; empty for what the page opens with, and for what cannot be counted. */
function useQuery(checked: ReturnType<typeof checkForm>, box: string, isTouched: boolean): string {
  const [query, say] = useState('');
  useEffect(() => {
    if (!isTouched && box === '' && location.search === '') return;
    let isLatest = true;
    void notation().then(({ formatSituation }) => isLatest && say(checked.ok ? formatSituation(checked.value) + box : ''));
    return () => {
      isLatest = false;
    };
  }, [checked, box, isTouched]);
  return query;
}

export function CombatTool({ rulings, rules }: { rulings: readonly RulingText<keyof Options>[]; rules: RuleLinks }) {
  const [form, setForm] = useState<Form>(FIRST_FORM);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isTouched, touch] = useState(false);
  const set = (more: Partial<Form>) => {
    touch(true);
    setForm((before) => ({ ...before, ...more }));
  };
  const [table, take] = useBox(async (box) => {
    const opened = reboxed(FIRST_FORM, BOX, box);
    const link = location.search ? (await notation()).parseSituation(location.search, box) : undefined;
    setRefused(link?.refused ?? []);
    setForm(link ? formOf(link.situation, opened) : { ...opened, options: oursAmong(rulings) });
    touch(false);
  });
  const ours = useOurs(rulings, form.options, (options) => setForm((before) => ({ ...before, options })));
  const { box, Line } = table;
  const change = (next: BoxTable) => {
    touch(true);
    setForm((before) => reboxed(before, box, next.box));
    take(next);
  };
  const checked = useMemo(() => checkForm(form, box), [form, box]);
  const query = useQuery(checked, table.query, isTouched);
  useAddressTold(isTouched && query ? query : undefined);
  const odds = useMemo(() => (checked.ok ? oddsOf(checked.value) : undefined), [checked]);
  const because = checked.ok ? '' : faultOf(checked);
  const sentence = odds ? sentenceOf(odds) : because;
  return (
    <Rules links={rules}>
      <Reckoner
        name="lords"
        label="Calcul des combats et des tirs"
        kind="lords-tool"
        refused={[...table.refused, ...refused]}
        ask={
          <>
            {Line && <Line take={change} />}
            <Choice
              name="lords-action"
              legend="Que calculer"
              value={form.action}
              options={ACTION_NAMES}
              set={(action) => set(acting(form, action))}
            />
            <Fields form={form} box={box} set={set} />
          </>
        }
        sum={odds ? <ResultBar odds={odds} /> : <p class="control-refused">{french(because)}</p>}
        answer={odds && <ResultView odds={odds} />}
        grounds={
          <>
            {odds && 'reasons' in odds && <Reasons reasons={odds.reasons} />}
            <p class="lords-legend">
              {table.words ? 'Le reste est reconstitué' : 'Facteurs et tableaux reconstitués'}, sauf ce que dit le livret.
            </p>
          </>
        }
        rulings={rulings}
        options={form.options}
        ours={ours}
        read={(options) => set({ options })}
        turning={
          checked.ok
            ? {
                game: 'zargos-lords',
                question: { form, box },
                job: async (asked, onPage) => onPage(async () => (await import('./told.ts')).calculationTold, asked),
              }
            : undefined
        }
        sentence={sentence + table.words}
        spoken={sentence}
        because={checked.ok ? undefined : french(`Pas de lien tant que cela ne se compte pas. ${because}`)}
        link={() => linkTo(query)}
      />
    </Rules>
  );
}
