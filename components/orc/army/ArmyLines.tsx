/** The value, line by line, each with the rule that decided. */
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { upperFirst } from '#engine/core/french.ts';
import type { Force } from '#engine/orc/rules/force.ts';
import { grouped } from './views.ts';
import { countOf, noteOf } from './words.ts';

export const ArmyLines = ({ force }: { force: Force }) => (
  <table class="army-lines">
    <caption class="sr">La valeur, ligne par ligne</caption>
    <tbody>
      {grouped(force.lines).map(({ line, count, sum }) => (
        <tr key={`${line.card}${line.value}${line.rule}`} class={line.value === 0 ? 'is-nothing' : undefined}>
          <th scope="row">
            {upperFirst(countOf(line.card, count))} <small>{noteOf(line, count)}</small>
          </th>
          <td class="army-times">{count > 1 ? `${count} × ${line.value}` : ''}</td>
          <td class="army-sum">{sum}</td>
          <td class="army-rule">
            <RuleLink id={line.rule} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Valeur de l’armée</th>
        <td />
        <td class="army-sum">{force.value}</td>
        <td class="army-rule">
          <RuleLink id="ORC-BAT-4" />
        </td>
      </tr>
    </tfoot>
  </table>
);
