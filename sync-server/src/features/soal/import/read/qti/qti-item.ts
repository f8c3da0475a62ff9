import type { TemuanSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import { jenisLain } from '../raw/jenis-soal.ts';
import { pickKunci } from '../raw/pick-kunci.ts';
import { qtiAttribute, qtiHtml, qtiName } from './qti-element.ts';
import type { SoalMentah } from '../raw/soal-mentah.ts';
import { galat } from '../raw/temuan.ts';
import { findElements, textOfElement, type XmlElement } from '../xml/xml-element.ts';

/** Where an item stands among others: its name for people, and the place and the contents of files that it names. */
export interface QtiContext {
  asal: string;
  place: (href: string) => string;
  berkas: SoalMentah['berkas'];
  /** HTML of the reading text in another file, before the question. */
  bacaan: string;
}

/** Interactions that are no choice of one, by the names in `jenisLain`. */
const lain: Readonly<Record<string, string>> = {
  inlineChoice: 'gapselect',
  textEntry: 'short',
  extendedText: 'essay',
  match: 'matching',
  associate: 'matching',
  order: 'ordering',
  graphicOrder: 'ordering',
  gapMatch: 'ddwtos',
  graphicGapMatch: 'ddimageortext',
};

/** An assessment item of QTI 2 or 3 with one choice of one, or why it is none. */
export function readQtiItem(
  item: XmlElement,
  { asal, place, berkas, bacaan }: QtiContext,
): { soal?: SoalMentah; temuan: TemuanSoal[] } {
  const refuse = (pesan: string) => ({ temuan: [galat(asal, pesan)] });
  const body = findElements(item, (element) => qtiName(element) === 'itemBody')[0];
  const interactions = body ? findElements(body, (element) => qtiName(element).endsWith('Interaction')) : [];
  const [interaction] = interactions;
  if (!body || !interaction) return refuse(jenisLain('description'));
  const kind = qtiName(interaction).replace(/Interaction$/, '');
  if (interactions.length > 1) return refuse(jenisLain('cloze'));
  if (kind !== 'choice') return refuse(jenisLain(lain[kind] ?? kind));
  const choices = findElements(interaction, (element) => qtiName(element) === 'simpleChoice');
  const response = findResponse(item, interaction);
  if (ticksMany(interaction, response)) return refuse(jenisLain('kompleks'));
  const picked = pickKunci(persenOf(choices, response));
  if ('galat' in picked) return refuse(picked.galat);
  const prompt = (element: XmlElement) =>
    element === interaction
      ? findElements(interaction, (inner) => qtiName(inner) === 'prompt')
          .map((inner) => `<div>${qtiHtml(inner, place)}</div>`)
          .join('')
      : undefined;
  return {
    soal: {
      nomor: undefined,
      asal,
      berkas,
      sel: {},
      temuan: [],
      soal: { html: bacaan + qtiHtml(body, place, prompt), gambar: [] },
      pilihan: choices.map((choice) => ({ html: qtiHtml(choice, place), gambar: [] })),
      kunci: { indeks: [picked.indeks], tertulis: '' },
    },
    temuan: [],
  };
}

function findResponse(item: XmlElement, interaction: XmlElement): XmlElement | undefined {
  const wanted = qtiAttribute(interaction, 'responseIdentifier');
  const responses = findElements(item, (element) => qtiName(element) === 'responseDeclaration');
  return responses.find((response) => qtiAttribute(response, 'identifier') === wanted) ?? responses[0];
}

function ticksMany(interaction: XmlElement, response: XmlElement | undefined): boolean {
  const cardinality = response ? qtiAttribute(response, 'cardinality') : '';
  return !['', 'single'].includes(cardinality) && qtiAttribute(interaction, 'maxChoices') !== '1';
}

/** What each choice is worth, in percent: the correct response 100, else what its mapping says of the most. */
function persenOf(choices: readonly XmlElement[], response: XmlElement | undefined): number[] {
  const named = (name: string) =>
    response ? findElements(response, (element) => qtiName(element) === name) : [];
  const correct = new Set(named('value').map((value) => textOfElement(value).trim()));
  const mapped = new Map(
    named('mapEntry').map((entry) => [
      qtiAttribute(entry, 'mapKey'),
      Number(qtiAttribute(entry, 'mappedValue')) || 0,
    ]),
  );
  const most = Math.max(0, ...mapped.values()) || 1;
  return choices.map((choice) => {
    const identifier = qtiAttribute(choice, 'identifier');
    if (correct.has(identifier)) return 100;
    return ((mapped.get(identifier) ?? 0) / most) * 100;
  });
}
