"""Runs inside MuJoCo's own environment: stacks as JSON on standard input, results on standard output.

Bodies move in the plane only, as the statics assume; a stack stands if no block has moved after the given time.
One line per stack: whether it stood, and the seconds that the steps took.
"""

import json
import sys
import time

import mujoco
import numpy as np

UNIT = 0.1  # metres a brick height: small enough that what falls has fallen within two seconds
STEP = 0.002


def model_of(stack: list[list[float]], friction: float) -> mujoco.MjModel:
    bodies = ""
    for x, y, w, h in stack:
        at = f"{(x + w / 2) * UNIT} 0 {(y + h / 2) * UNIT}"
        size = f"{w / 2 * UNIT} {UNIT / 2} {h / 2 * UNIT}"
        bodies += (
            f'<body pos="{at}"><joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 0 1"/>'
            f'<joint type="hinge" axis="0 1 0"/><geom type="box" size="{size}" mass="0.1"/></body>'
        )
    return mujoco.MjModel.from_xml_string(
        f'<mujoco><option timestep="{STEP}" integrator="implicitfast" cone="elliptic" impratio="10"/>'
        f'<default><geom friction="{friction} 0.001 0.0001" solref="0.004 1"/></default>'
        f'<worldbody><geom type="plane" size="0 0 1"/>{bodies}</worldbody></mujoco>'
    )


def main() -> None:
    asked = json.load(sys.stdin)
    steps = round(asked["seconds"] / STEP)
    for stack in asked["stacks"]:
        model = model_of(stack, asked["friction"])
        there = mujoco.MjData(model)
        mujoco.mj_forward(model, there)
        begun = time.process_time()
        for _ in range(steps):
            mujoco.mj_step(model, there)
        took = time.process_time() - begun
        gone = np.abs(there.qpos.reshape(-1, 3) * np.array([1 / UNIT, 1 / UNIT, 1])).max()
        print(json.dumps([bool(gone < 0.2), took]), flush=True)


main()
