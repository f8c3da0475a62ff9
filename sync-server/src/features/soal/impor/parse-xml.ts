import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { BerkasSoalDitolak } from './berkas-soal-ditolak.ts';
import type { XmlNode } from './xml-node.ts';

/** Parses an XML file. Throws BerkasSoalDitolak where it is broken or brings its own entities (a known way to blow up memory). */
export function parseXml(text: string): XmlNode {
  if (/^[^]{0,10000}?<!(?:DOCTYPE|ENTITY)\b/i.test(text.split(/<!\[CDATA\[/, 1)[0] ?? '')) {
    throw new BerkasSoalDitolak(
      'Berkas XML ini memuat DOCTYPE, yang tidak dibaca. Ekspor ulang soal dari Moodle.',
    );
  }
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    throw new BerkasSoalDitolak(
      `Berkas XML ini rusak di baris ${valid.err.line}. Ekspor ulang soal dari Moodle, lalu impor lagi.`,
    );
  }
  try {
    const parser = new XMLParser({
      ignoreAttributes: false,
      parseTagValue: false,
      trimValues: false,
      processEntities: { enabled: true, maxEntityCount: 0 },
    });
    return parser.parse(text) as XmlNode;
  } catch {
    throw new BerkasSoalDitolak(
      'Berkas XML ini tidak terbaca. Ekspor ulang soal dari Moodle, lalu impor lagi.',
    );
  }
}
