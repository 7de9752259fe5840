"""The hero: a poster and a short film of light going round over still cloth.

Light adds up, so the film is not rendered frame by frame: the key is rendered at a few stations
on its closed path and every frame is a smooth blend of the stations near it. The loop has no seam
because the path is closed, and nothing moves but light, which keeps the film small.
"""

import subprocess

import numpy as np
from PIL import Image

from . import encode
from .goods import spread
from .hero_light import blend_weights
from .stage import blender

CLOTH = 'grey-herringbone'
STATIONS = 6
FRAMES, RATE = 120, 24
SIZE, SAMPLES = (960, 540), 8
POSTER = {'preview': (960, 540, 10), 'card': (1280, 720, 10), 'full': (1600, 900, 12)}
POSTER_LIMIT = 40_000
POSTER_LOWEST = 12  # threads over the whole frame cost much; the film soon covers the poster
FILM_LIMIT = 900_000
CRF = (26, 36, 2)  # first, last, step


def station(cache, k, force=False):
    """Render one station of the light."""
    path = cache / 'renders' / f'hero-station-{k}.png'
    if force or not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        blender.empty_scene()
        exposure = spread.stage_hero(cache / 'weaves', CLOTH, k / STATIONS)
        blender.render(path, *SIZE, SAMPLES, exposure)
    return path


def poster(cache, folder, size='full', force=False):
    """The still: two widths, both formats; gives sizes by name."""
    path = cache / 'renders' / f'hero-poster-{size}.png'
    if force or not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        blender.empty_scene()
        exposure = spread.stage_hero(cache / 'weaves', CLOTH, 0.1)
        width, height, samples = POSTER[size]
        blender.render(path, width, height, samples, exposure)
    folder.mkdir(parents=True, exist_ok=True)
    picture, sizes = Image.open(path), {}
    for name, width, limit in (('hero', 1600, POSTER_LIMIT), ('hero-800', 800, POSTER_LIMIT // 2)):
        small = encode.fitted(picture, width, 16 / 9)
        for kind in ('avif', 'webp'):
            data = encode.encoded(small, kind, limit * (1 if kind == 'avif' else 2), POSTER_LOWEST)
            (folder / f'{name}.{kind}').write_bytes(data)
            sizes[f'{name}.{kind}'] = len(data)
    return sizes


def film(cache, folder, force=False):
    """The loop as H.264; gives its size in bytes."""
    import imageio_ffmpeg
    stills = np.stack([np.asarray(Image.open(station(cache, k, force)).convert('RGB'), np.float32)
                       for k in range(STATIONS)])
    target = folder / 'hero.mp4'
    for crf in range(*CRF):
        command = [imageio_ffmpeg.get_ffmpeg_exe(), '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24',
                   '-s', f'{SIZE[0]}x{SIZE[1]}', '-r', str(RATE), '-i', '-', '-an', '-c:v', 'libx264', '-preset',
                   'slow', '-crf', str(crf), '-pix_fmt', 'yuv420p', '-threads', '2', '-movflags', '+faststart',
                   str(target)]
        with subprocess.Popen(command, stdin=subprocess.PIPE) as encoder:
            for k in range(FRAMES):
                frame = np.tensordot(blend_weights(k / FRAMES, STATIONS), stills, 1)
                encoder.stdin.write((frame + 0.5).astype(np.uint8).tobytes())
            encoder.stdin.close()
        if encoder.returncode != 0:
            raise RuntimeError(f'ffmpeg ended with {encoder.returncode}')
        if target.stat().st_size < FILM_LIMIT:
            break
    return target.stat().st_size
