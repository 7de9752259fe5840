"""The syntax check names what is not Python and writes nothing."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECK = Path(__file__).resolve().parents[1] / 'syntax.py'


class Syntax(unittest.TestCase):
    def test_a_file_that_is_not_python_is_named_and_nothing_is_written(self):
        with tempfile.TemporaryDirectory() as folder:
            broken, sound = Path(folder) / 'broken.py', Path(folder) / 'sound.py'
            broken.write_text('def broken(:\n')
            sound.write_text('width = 480\n')
            end = subprocess.run([sys.executable, CHECK, folder], capture_output=True, text=True)
            self.assertEqual(end.returncode, 1)
            self.assertIn('broken.py', end.stdout)
            self.assertNotIn('sound.py', end.stdout)
            self.assertEqual({one.name for one in Path(folder).iterdir()}, {'broken.py', 'sound.py'})
            broken.unlink()
            self.assertEqual(subprocess.run([sys.executable, CHECK, folder]).returncode, 0)


if __name__ == '__main__':
    unittest.main()
