const NOTES_HZ = [659, 880]
const NOTE_SECONDS = 0.18

/** Two soft notes, synthesised so that no sound file is loaded. */
export function chime(): void {
  if (!('AudioContext' in globalThis)) return
  const audio = new AudioContext()
  NOTES_HZ.forEach((pitch, index) => {
    const start = audio.currentTime + index * NOTE_SECONDS
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.15, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * NOTE_SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 2 * NOTE_SECONDS)
  })
  setTimeout(() => void audio.close(), CLOSE_AFTER_MS)
}

const CLOSE_AFTER_MS = 1500
