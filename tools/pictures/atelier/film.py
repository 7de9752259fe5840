"""A film from frames: H.264 for every browser, and AV1 where it is smaller and no less like the frames."""

import subprocess

import imageio_ffmpeg
import numpy as np

LIMIT = 900_000  # bytes
H264 = ('-c:v', 'libx264', '-preset', 'fast', '-movflags', '+faststart')
AV1 = ('-c:v', 'libsvtav1', '-preset', '4', '-g', '168', '-movflags', '+faststart')
H264_RATES, AV1_RATES = range(29, 42, 4), range(63, 30, -2)  # rate factors, in the order tried


def write(frames, rate, target, target_av1):
    """Write the films of (n, h, w, 3) frames; returns bytes by name. No AV1 where it gains nothing."""
    for factor in H264_RATES:
        _encode(frames, rate, target, H264, factor)
        if target.stat().st_size < LIMIT:
            break
    needed, most = likeness(frames, target), target.stat().st_size
    target_av1.unlink(missing_ok=True)
    for factor in AV1_RATES:
        _encode(frames, rate, target_av1, AV1, factor)
        if likeness(frames, target_av1) >= needed or target_av1.stat().st_size >= most:
            break
    if target_av1.stat().st_size >= most or likeness(frames, target_av1) < needed:
        target_av1.unlink()
    return {film.name: film.stat().st_size for film in (target, target_av1) if film.exists()}


def likeness(frames, film):
    """How like its frames a film is: peak signal to noise in decibels, all frames together."""
    command = [
        imageio_ffmpeg.get_ffmpeg_exe(),
        '-loglevel',
        'error',
        '-i',
        str(film),
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-threads',
        '2',
        '-',
    ]
    error = 0.0
    with subprocess.Popen(command, stdout=subprocess.PIPE) as decoder:
        for frame in frames:
            shown = np.frombuffer(decoder.stdout.read(frame.size), np.uint8).reshape(frame.shape)
            error += np.square(shown.astype(np.float32) - frame).mean()
        decoder.stdout.read()
    return float(10 * np.log10(255**2 * len(frames) / error))


def _encode(frames, rate, target, codec, factor):
    height, width = frames.shape[1:3]
    command = [
        imageio_ffmpeg.get_ffmpeg_exe(),
        '-y',
        '-loglevel',
        'error',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-s',
        f'{width}x{height}',
        '-r',
        str(rate),
        '-i',
        '-',
        '-an',
        *codec,
        '-crf',
        str(factor),
        '-pix_fmt',
        'yuv420p',
        '-threads',
        '2',
        str(target),
    ]
    subprocess.run(command, input=frames.tobytes(), check=True)
