/** The calculator of combats, sieges, arrows, flames and visions. Its first state, the booklet's example, is in the page's HTML. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { linkTo, useAddressTold } from '#components/kit/address.ts';
import { Choice, Toggle } from '#components/kit/Choice.tsx';
import { Reasons } from '#components/kit/Reasons.tsx';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { wakesAfter } from '#components/kit/waking.ts';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { Reckoner } from '#components/our-table/Reckoner.tsx';
import { oursAmong, useOurs } from '#components/our-table/use-ours.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { oddsOf } from '#engine/zargos-lords/odds.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import type { Options } from '#engine/zargos-lords/types.ts';
import type { BoxTable } from '../box/ours.tsx';
import { useBox } from '../box/use-box.tsx';
import { acting, checkForm, FIRST_FORM, type Form, faultOf, formOf, reboxed } from './form.ts';
import { Groups } from './Groups.tsx';
import type { FieldsProps, OtherFields } from './OtherFields.tsx';
import { ResultBar, ResultView, sentenceOf } from './Results.tsx';

function Fields({ form, box, set }: FieldsProps) {
  const isCombat = form.action === 'combat';
  const [Other, hold] = useState<typeof OtherFields>();
  useEffect(() => {
    if (!isCombat && !Other)
      wakesAfter(
        import('./OtherFields.tsx').then(
          (found) => hold(() => found.OtherFields),
          () => {},
        ),
      );
  }, [isCombat]);
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
  if (!isCombat) return Other ? <Other form={form} box={box} set={set} attackers={attackers} /> : null;
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
  const ground = `${table.words ? 'Le reste est reconstitué' : 'Nombres reconstitués'}, sauf ce que dit le livret.`;
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
        sum={
          odds ? (
            <>
              <ResultBar odds={odds} />
              <p class="lords-legend">{ground}</p>
            </>
          ) : (
            <p class="control-refused">{french(because)}</p>
          )
        }
        answer={odds && <ResultView odds={odds} />}
        grounds={odds && 'reasons' in odds && <Reasons reasons={odds.reasons} />}
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
        sentence={`${sentence}${table.words || ` ${ground}`}`}
        spoken={sentence}
        because={checked.ok ? undefined : french(`Pas de lien tant que cela ne se compte pas. ${because}`)}
        link={() => linkTo(query)}
      />
    </Rules>
  );
}
