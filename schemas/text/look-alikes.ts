/**
 * Characters that look like an ASCII character (letters of other alphabets, marks, Unicode confusables from UTS #39) and that
 * compatibility decomposition does not already map to it. Capitals first: Ν looks like N, ν like v. Pure.
 */
const looksLike: Readonly<Record<string, string>> = {
  A: 'АΑᎪᗅꓮ𐊠𖽀',
  B: 'ВΒᏴᗷꓐꞴ𐊂𐊡𐌁',
  C: 'СϹᏟҪ₡Ⲥꓚ𐊢𐌂𐐕𐔜𑣩𑣲🅮🝌',
  D: 'ᎠÐĐƉᗞᗪꓓ',
  E: 'ЕΕᎬɆ⋿ⴹꓰ𐊆𑢦𑢮',
  F: 'ƑϜᖴꓝꞘ𐊇𐊥𐔥𑢢𑣂𝈓',
  G: 'ԌᏀǤᏳꓖ',
  H: 'НΗᎻĦҢӇӉᕼⱧⲎꓧ𐋏',
  I: 'ІӀΙ',
  J: 'ЈͿᎫɈᒍꓙꞲ',
  K: 'КΚᏦҚҞᛕ₭ⱩⲔꓗꝀ𐔘',
  L: 'ᏞŁᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖𝈪',
  M: 'МΜᎷϺӍᗰᛖⲘꓟ𐊰𐌑',
  N: 'ΝƝⲚꓠ𐆎𐔓',
  O: 'ОΟՕØƟΘθѲӨ߀০ଠ୦ዐᎾᏫ⊖⊝⍬Ⲟⴱⵁⵔ〇ꓳꝊ𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣠𝈚🜔',
  P: 'РΡᏢᑭⲢꓑ𐊕',
  Q: 'Ԛⵕ',
  R: 'ᎡƦᏒᖇꓣ𐒴𖼵𝈖',
  S: 'ЅՏᏚᏕꓢ𐊖𐐠𖼺',
  T: 'ТΤᎢŦƮȾҬ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨',
  U: 'ՍɄሀᏌᑌ∪⋃ꓴ𐓎𑢸𖽂',
  V: 'ѴᏙ٧۷ᐯⴸꓦꛟ𐆗𐔝𑢠𖼈𝈍🜈',
  W: 'ԜᎳᏔ₩ꓪ𑣦𑣯',
  X: 'ХΧҲ᙭ᚷ╳ⲬⵝꓫꞳ𐆖𐊐𐊴𐌗𐌢𐔧𑣬',
  Y: 'УҮΥ¥ɎҰᎩᎽⲨꓬ𐊲𑢤𖽃',
  Z: 'ΖᏃƵȤꓜ𐋵𑢩𑣥',
  a: 'аαɑᴀ⍶⍺',
  b: 'вЬьβʙƀƂƃƄɓБѢѣҌҍᏏᑲᑳᖯ',
  c: 'сᴄςϲ¢ȼҫⲥꮯ𐐽',
  d: 'ԁᴅđƌɖɗᏧᑯ₫ꓒ',
  e: 'еεᴇєҽɇҿ℮ꬲ',
  f: 'ғꜰƒքᵮẝꞙꬵ',
  g: 'ɡɢցԍƍǥɠᶃ',
  h: 'һнհʜħɦћᏂᏲꚕ',
  i: 'іӏιıɪɩɨᎥᵻᵼ⍳⍸ꙇꭵ𑣃',
  j: 'јϳᴊȷɉ',
  k: 'кκᴋƙ',
  l: 'ʟłǀƖƗƚɫɭ׀וןا١ٳ۱ߊᛁ∣⏽Ⲓⵏꓲ𐊊𐌉𐌠𖼨𞣇',
  m: 'мᴍ',
  n: 'пηոɴƞɳռᵰ',
  o: 'оοσօᴏøɵѳөסه٥ھہە۵ۿ०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴑⲟꝋꬽꬾꭴꮎꮻ𐐬𐓪𑣈𑣗',
  p: 'рρᴘƥᵽ⍴ⲣ',
  q: 'ԛզʠգ',
  r: 'гʀɍɼɽᴦᵲⲅꭇꭈꮁꞃ',
  s: 'ѕꜱƽʂᵴꮪ𐑈𑣁',
  t: 'тτᴛŧƭᵵ',
  u: 'υսᴜʋᵾꞟꭎꭒꮜ𐓶𑣘',
  v: 'ѵνᴠט∨⋁ꮩ𑜆𑣀',
  w: 'ԝшωᴡɯѡѽաꝡꮃ𑓅𑜊𑜎𑜏',
  x: 'хχ×ᕁᕽ᙮⤫⤬⨯⨰',
  y: 'уүγʏƴɏɣұყᶌỿꭚ𑣜',
  z: 'ζᴢƶȥʐᵶꮓ𑣄',
  '!': 'ǃ❗❕ⵑ',
  '"': '“”„‟«»',
  '-': '‐‑‒–—―−─━⸺⸻ー˗۔⁃∸➖⨩⨪Ⲻ⸚ⲻ',
  ':': '։׃∶ː꞉᛬˸܃܄᠃᠉⁚ꓽ',
  '=': '꞊═᐀≐≑≗≙≚≞⩮⹀゠꓿',
  '[': '⁅【〔⟦❲❨﴾⦋⦍⦏',
  ']': '⁆】〕⟧❳⦌⦎⦐',
};
const plainOf: ReadonlyMap<string, string> = new Map(
  Object.entries(looksLike).flatMap(([plain, others]) => [...others].map((other) => [other, plain] as const)),
);

/** Where alphabets of letters in boxes and circles begin, which Unicode gives no decomposition, or one with brackets. */
const alphabets: readonly number[] = [0x249c, 0x1f110, 0x1f130, 0x1f150, 0x1f170, 0x1f1e6];

function enclosedLetter(character: string): string | undefined {
  const point = character.codePointAt(0) ?? 0;
  const start = alphabets.find((first) => point >= first && point < first + 26);
  return start === undefined ? undefined : String.fromCodePoint(0x61 + point - start);
}

/** Cherokee, Deseret and others have their capitals in the table, or their small letters. */
const inOtherCase = (character: string) => plainOf.get(character.toLowerCase()) ?? plainOf.get(character.toUpperCase());

/** The character of ASCII that one looks like; itself where it looks like none. */
export const asciiLookAlike = (character: string): string =>
  character <= '\u007f'
    ? character
    : (plainOf.get(character) ?? enclosedLetter(character) ?? inOtherCase(character) ?? character);
