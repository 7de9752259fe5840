import { dateOf, shopMoment } from '#domain/base/day.ts'
import { byteLength } from '#domain/base/text.ts'

/** What a calendar needs to know of a fitting. */
export type CalendarEntry = {
  id: string
  date: string
  time: string
  minutes: number
  title: string
  place: string
  note: string
  /** Counts the changes: a calendar replaces an entry only by a later one. */
  sequence: number
}

/** A line has at most this many octets; the next one begins with a space (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/**
 * A fitting as an iCalendar file (RFC 5545). Times are in UTC, so no calendar has to know the shop's
 * time zone.
 * @param nowMs Unix milliseconds, when the file is made
 */
export function calendarFile(entry: CalendarEntry, nowMs: number): string {
  const { id, date, time, minutes, title, place, note, sequence } = entry
  const start = shopMoment(date, time)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Darzi//Fittings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(nowMs)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + minutes * 60_000)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(note === '' ? [] : [`DESCRIPTION:${escaped(note)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Backslash, comma, semicolon and line break have a meaning of their own (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Broken into lines of at most 75 octets, never within a character. */
function folded(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = byteLength(character)
    if (octets + size > LINE_OCTETS) {
      lines.push(' ')
      octets = 1
    }
    lines.push((lines.pop() ?? '') + character)
    octets += size
  }
  return lines.join('\r\n')
}

/** `20261130T050000Z`. */
function utc(unixMs: number): string {
  const seconds = Math.floor(unixMs / 1000)
  const day = Math.floor(seconds / 86_400)
  const left = seconds - day * 86_400
  const two = (number: number) => String(number).padStart(2, '0')
  const clock = [left / 3600, (left / 60) % 60, left % 60].map((part) => two(Math.floor(part)))
  return `${dateOf(day).replaceAll('-', '')}T${clock.join('')}Z`
}
