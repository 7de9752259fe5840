import { INDIA } from './shipping.ts'

/** Dialling codes and names offered at checkout, in the specification's order. */
export const COUNTRY_CODES = [
  { code: '+91', country: 'India' },
  { code: '+1', country: 'USA' },
  { code: '+44', country: 'UK' },
  { code: '+61', country: 'Australia' },
  { code: '+971', country: 'UAE' },
  { code: '+81', country: 'Japan' },
  { code: '+49', country: 'Germany' },
  { code: '+33', country: 'France' },
  { code: '+39', country: 'Italy' },
  { code: '+7', country: 'Russia' },
  { code: '+86', country: 'China' },
  { code: '+880', country: 'Bangladesh' },
  { code: '+92', country: 'Pakistan' },
  { code: '+234', country: 'Nigeria' },
  { code: '+62', country: 'Indonesia' },
  { code: '+63', country: 'Philippines' },
  { code: '+966', country: 'Saudi Arabia' },
  { code: '+20', country: 'Egypt' },
  { code: '+212', country: 'Morocco' },
  { code: '+27', country: 'South Africa' },
] as const

/**
 * Countries and territories by their English names, alphabetically. Those with a star have no postal
 * codes, by the Universal Postal Union's list of systems without one (Universal POST*CODE DataBase, as
 * geopostcodes.com/blog/countries-without-zip-codes kept it in August 2024).
 */
const NAMES = `Afghanistan,Åland Islands,Albania,Algeria,American Samoa,Andorra,Angola*,Anguilla,
Antigua and Barbuda*,Argentina,Armenia,Aruba*,Australia,Austria,Azerbaijan,Bahamas*,Bahrain,Bangladesh,
Barbados,Belarus,Belgium,Belize*,Benin*,Bermuda,Bhutan,Bolivia*,Bosnia and Herzegovina,Botswana*,Brazil,
British Virgin Islands,Brunei,Bulgaria,Burkina Faso,Burundi*,Cambodia,Cameroon*,Canada,Cape Verde,
Cayman Islands,Central African Republic*,Chad*,Chile,China,Colombia,Comoros*,Congo*,
Congo (Democratic Republic),Cook Islands*,Costa Rica,Côte d’Ivoire*,Croatia,Cuba,Curaçao*,Cyprus,
Czech Republic,Denmark,Djibouti*,Dominica*,Dominican Republic,Ecuador,Egypt,El Salvador,
Equatorial Guinea*,Eritrea*,Estonia,Eswatini,Ethiopia*,Falkland Islands,Faroe Islands,Fiji*,Finland,
France,French Guiana,French Polynesia,Gabon*,Gambia*,Georgia,Germany,Ghana,Gibraltar,Greece,Greenland,
Grenada*,Guadeloupe,Guam,Guatemala,Guernsey,Guinea*,Guinea-Bissau*,Guyana*,Haiti,Honduras*,Hong Kong*,
Hungary,Iceland,India,Indonesia,Iran,Iraq,Ireland,Isle of Man,Israel,Italy,Jamaica*,Japan,Jersey,Jordan,
Kazakhstan,Kenya,Kiribati,Kosovo,Kuwait,Kyrgyzstan,Laos,Latvia,Lebanon,Lesotho,Liberia,Libya,
Liechtenstein,Lithuania,Luxembourg,Macao*,Madagascar,Malawi,Malaysia,Maldives,Mali,Malta,
Marshall Islands,Martinique,Mauritania*,Mauritius,Mayotte,Mexico,Micronesia,Moldova,Monaco,Mongolia,
Montenegro,Montserrat,Morocco,Mozambique,Myanmar,Namibia,Nauru,Nepal,Netherlands,New Caledonia,
New Zealand,Nicaragua,Niger,Nigeria,Niue,North Korea*,North Macedonia,Northern Mariana Islands,Norway,
Oman,Pakistan,Palau,Palestine,Panama*,Papua New Guinea,Paraguay,Peru,Philippines,Poland,Portugal,
Puerto Rico,Qatar*,Réunion,Romania,Russia,Rwanda*,Saint Helena,Saint Kitts and Nevis*,Saint Lucia,
Saint Pierre and Miquelon,Saint Vincent and the Grenadines,Samoa,San Marino,São Tomé and Príncipe*,
Saudi Arabia,Senegal,Serbia,Seychelles*,Sierra Leone*,Singapore,Sint Maarten*,Slovakia,Slovenia,
Solomon Islands*,Somalia*,South Africa,South Korea,South Sudan*,Spain,Sri Lanka,Sudan*,Suriname*,Sweden,
Switzerland,Syria*,Taiwan,Tajikistan,Tanzania,Thailand,Timor-Leste*,Togo*,Tokelau*,Tonga*,
Trinidad and Tobago,Tunisia,Turkey,Turkmenistan,Turks and Caicos Islands,Tuvalu*,Uganda,Ukraine,
United Arab Emirates*,United Kingdom,United States,United States Virgin Islands,Uruguay,Uzbekistan,
Vanuatu*,Vatican City,Venezuela,Vietnam,Wallis and Futuna,Yemen*,Zambia*,Zimbabwe*`

/** Other names by which people write a country. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['bharat', 'India'],
  ['in', 'India'],
  ['uae', 'United Arab Emirates'],
  ['uk', 'United Kingdom'],
  ['usa', 'United States'],
])

/** Countries that share another's calling code. */
const SAME_CODE: Partial<Record<string, string>> = {
  Canada: 'United States',
  Kazakhstan: 'Russia',
}

type Country = { name: string; hasPostalCodes: boolean }

/** By the name in lower case, India first; read from the text when it is first asked for. */
let countries: ReadonlyMap<string, Country> | undefined

function allCountries(): ReadonlyMap<string, Country> {
  countries ??= new Map(
    [INDIA, ...NAMES.split(/,\s*/)].map((text) => {
      const name = text.replace('*', '')
      return [name.toLowerCase(), { name, hasPostalCodes: name === text }] as const
    }),
  )
  return countries
}

/** The names of all countries: India first, the others alphabetically. */
export function countryNames(): string[] {
  return [...allCountries().values()].map(({ name }) => name)
}

/** The listed name for a typed country; undefined when the list has none. */
export function countryNamed(typed: string): string | undefined {
  return listed(typed)?.name
}

/** Whether addresses in the country have a postal code. */
export function hasPostalCodes(country: string): boolean {
  return listed(country)?.hasPostalCodes ?? true
}

function listed(typed: string): Country | undefined {
  const wanted = typed.trim().toLowerCase()
  return allCountries().get((OTHER_NAMES.get(wanted) ?? wanted).toLowerCase())
}

/** The calling code that the shop's forms offer for the country; undefined where they offer none. */
export function offeredCode(country: string): string | undefined {
  const name = countryNamed(country) ?? ''
  const whose = SAME_CODE[name] ?? name
  return COUNTRY_CODES.find((offered) => countryNamed(offered.country) === whose)?.code
}
