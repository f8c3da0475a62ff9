import { XMLParser, XMLValidator, type X2jOptions } from 'fast-xml-parser';
import { BerkasSoalDitolak } from '../raw/berkas-soal-ditolak.ts';
import { buildXmlElement, type XmlElement } from './xml-element.ts';
import type { XmlNode } from './xml-node.ts';

/** Parses an XML file of data. Throws BerkasSoalDitolak where it is broken or brings its own entities (a known way to blow up memory). */
export function parseXml(text: string): XmlNode {
  return parse(text, {}) as XmlNode;
}

/** Parses an XML file whose elements hold text and elements in an order that matters. Throws as `parseXml` does. */
export function parseXmlTree(text: string): XmlElement {
  return buildXmlElement(parse(text, { preserveOrder: true }));
}

function parse(text: string, options: X2jOptions): unknown {
  if (/^[^]{0,10000}?<!(?:DOCTYPE|ENTITY)\b/i.test(text.split(/<!\[CDATA\[/, 1)[0] ?? '')) {
    throw new BerkasSoalDitolak(
      'Berkas XML ini memuat DOCTYPE, yang tidak dibaca. Ekspor ulang soal dari aplikasinya.',
    );
  }
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    throw new BerkasSoalDitolak(
      `Berkas XML ini rusak di baris ${valid.err.line}. Ekspor ulang soal dari aplikasinya, lalu impor lagi.`,
    );
  }
  try {
    const parser = new XMLParser({
      ignoreAttributes: false,
      parseTagValue: false,
      trimValues: false,
      processEntities: { enabled: true, maxEntityCount: 0 },
      ...options,
    });
    return parser.parse(text);
  } catch {
    throw new BerkasSoalDitolak(
      'Berkas XML ini tidak terbaca. Ekspor ulang soal dari aplikasinya, lalu impor lagi.',
    );
  }
}
